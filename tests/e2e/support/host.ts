// A host of the app that can be updated: one address, and one version after the other served under it.

import { spawn, type ChildProcess } from "node:child_process";
import { createHash } from "node:crypto";
import { cpSync, mkdtempSync, readFileSync, readdirSync, renameSync, rmSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { DIST } from "./dist";

/** A folder as the build program makes it, which may be changed. */
export class Version {
  readonly folder = mkdtempSync(path.join(tmpdir(), "rokugan-version-"));

  /** A copy of the release; `mark` stands in its page, so that it can be told from others. */
  constructor(readonly mark: string) {
    cpSync(DIST, this.folder, { recursive: true });
    // Only the plain files are changed here.
    this.names().filter((name) => name.endsWith(".br")).forEach((name) => rmSync(this.path(name)));
    this.change("index.html", (page) => page.replace("<html ", `<html data-version="${mark}" `));
    this.stamp();
  }

  path(name: string): string {
    return path.join(this.folder, name);
  }

  /** The name of the one file that begins and ends so. */
  named(start: string, end: string): string {
    return this.names().find((name) => name.startsWith(start) && name.endsWith(end))!;
  }

  /** Changes a file as it lies; its stamp is that of before. */
  change(name: string, alter: (text: string) => string): void {
    writeFileSync(this.path(name), alter(readFileSync(this.path(name), "utf8")));
  }

  /** Puts another content into a file with a hash in its name, which has a new name then, wherever it is named. */
  rebuild(name: string, content: string): void {
    const fresh = name.replace(/-[0-9a-f]{16}/, `-${hash(Buffer.from(content))}`);
    writeFileSync(this.path(name), content);
    renameSync(this.path(name), this.path(fresh));
    for (const other of this.names().filter((other) => /\.(js|html|json)$/.test(other) && other !== "sw.js")) {
      const text = readFileSync(this.path(other), "utf8");
      if (!text.includes(name)) continue;
      const renamed = text.replaceAll(name, fresh);
      // A file never changes under a name with a hash.
      if (["index.html", LIST].includes(other)) writeFileSync(this.path(other), renamed);
      else this.rebuild(other, renamed);
    }
  }

  /** Stamps the list of the games and the service worker, as the build program does. */
  stamp(): void {
    const games = gamesOf(this.folder);
    for (const game of Object.values(games)) game.files = fingerprints(this.folder, Object.keys(game.files));
    writeFileSync(this.path(LIST), JSON.stringify(games));
    const files = hashes(this.folder);
    this.change("sw.js", (text) =>
      text
        .replace(/^const VERSION = .*;$/m, `const VERSION = "${this.mark}";`)
        .replace(/^const FILES = \{[^}]*\};$/m, `const FILES = ${JSON.stringify(files)};`),
    );
  }

  /** Every file, by its path in the site. */
  names(): string[] {
    return files(this.folder);
  }
}

function files(folder: string): string[] {
  const found = readdirSync(folder, { recursive: true, encoding: "utf8" });
  return found.filter((name) => statSync(path.join(folder, name)).isFile());
}

/** Which files the games need, as the build program lists them. */
const LIST = "games.json";

/** Files that belong together: their bytes over the wire, and their names. */
type FirstPart = { bytes: number; files: string[] };

/** What only who plays a game needs: bytes over the wire, its first part, and each file with its hash and its bytes. */
export type Games = Record<string, { bytes: number; first: FirstPart; files: Record<string, [string, number]> }>;

/** The games of a folder. */
export function gamesOf(folder: string): Games {
  return JSON.parse(readFileSync(path.join(folder, LIST), "utf8"));
}

/** Files with their hashes and bytes. */
export function fingerprints(folder: string, names: string[]): Record<string, [string, number]> {
  const contents = names.map((name) => [name, readFileSync(path.join(folder, name))] as const);
  return Object.fromEntries(contents.map(([name, content]) => [name, [hash(content), content.length]]));
}

/** Every file that a service worker keeps for everybody of a folder, with its hash. */
export function hashes(folder: string): Record<string, string> {
  const ofGames = Object.values(gamesOf(folder)).flatMap((game) => Object.keys(game.files));
  const kept = files(folder).filter((name) => name !== "sw.js" && !name.endsWith(".br") && !ofGames.includes(name));
  const entry = (name: string) => [name === "index.html" ? "./" : name, hash(readFileSync(path.join(folder, name)))];
  return Object.fromEntries(kept.map(entry));
}

/** What the stamp of a service worker says: every file that everybody has, with its hash. */
export function stamped(worker: string): Record<string, string> {
  return JSON.parse(readFileSync(worker, "utf8").match(/^const FILES = (\{[^}]*\});$/m)![1]);
}

function hash(content: Buffer): string {
  return createHash("sha256").update(content).digest("hex").slice(0, 16);
}

/** A host with an address of its own: what it serves is a link that leads to one version after the other. */
export class Host {
  private readonly versions: Version[] = [];
  private readonly place = mkdtempSync(path.join(tmpdir(), "rokugan-host-"));
  private server: ChildProcess | null = null;
  address = "";

  /** A host of the release, called the first version. */
  static async open(): Promise<Host> {
    const host = new Host();
    host.deploy("first");
    await host.listen();
    return host;
  }

  /** From now on serves a new version, and returns it; `spoil` makes something of it that nobody wants. */
  deploy(mark: string, spoil: (version: Version) => void = () => {}): Version {
    const version = new Version(mark);
    this.versions.push(version);
    spoil(version);
    const fresh = path.join(this.place, mark);
    symlinkSync(version.folder, fresh);
    renameSync(fresh, this.link);
    return version;
  }

  /** A version that was deployed. */
  version(mark: string): Version {
    return this.versions.find((version) => version.mark === mark)!;
  }

  async close(): Promise<void> {
    this.server?.kill();
    for (const folder of [this.place, ...this.versions.map((version) => version.folder)]) {
      rmSync(folder, { recursive: true, force: true });
    }
  }

  private get link(): string {
    return path.join(this.place, "current");
  }

  private async listen(): Promise<void> {
    const server = spawn(process.execPath, ["tools/serve.mjs", "--dir", this.link, "--port", "0"]);
    this.server = server;
    const said = await new Promise<string>((resolve, reject) => {
      server.stdout.once("data", (text) => resolve(String(text)));
      server.once("exit", () => reject(new Error("the host does not start")));
    });
    this.address = said.match(/http:\/\/localhost:\d+\//)![0];
  }
}

// The folder that is tested, as the build program made it: the release, or `dist-quick`, which `./dev test` builds in a shorter time.

export const DIST = process.env.E2E_DIST ?? "dist";

// The folder that is tested, as the build program made it: the release, or a quick build of the same app.

export const DIST = process.env.E2E_DIST ?? "dist";

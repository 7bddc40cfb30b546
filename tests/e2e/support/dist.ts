// The folder that is tested, as the build program made it: the release, or the same before it is made small.

export const DIST = process.env.E2E_DIST ?? "dist";

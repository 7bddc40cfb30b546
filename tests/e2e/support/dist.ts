// The folder that is tested, as the build program made it: the release, or the same app as it is built soonest.

export const DIST = process.env.E2E_DIST ?? "dist";

/** How often a visible page polls, so that other users' changes appear by themselves. Milliseconds. */
export const LIVE_MS = 15_000;

/** How often a page that is looked at asks again, so that what others do appears by itself. Milliseconds. */
export const LIVE_MS = 15_000;

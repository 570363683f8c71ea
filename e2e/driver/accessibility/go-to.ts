import type { Page, Request } from 'playwright-core';

/** What a page has asked for and not got yet. */
const waiting = new WeakMap<Page, Set<Request>>();

/**
 * Milliseconds without any request after which a page has all it wants: what one answer makes it ask for comes at once.
 */
const QUIET_MS = 100;

/** Stays open as long as the page does. */
const LIVE = '/notifications/stream';

/**
 * Shows an address in this page: loads it the first time, and then goes on within the application as its links do, so
 * that nothing is loaded, compiled and drawn again that stays.
 */
export async function goTo(page: Page, path: string): Promise<void> {
  const asked = waiting.get(page);
  if (asked === undefined) {
    watch(page);
    await page.goto(path);
    return;
  }
  await page.evaluate((to) => {
    window.history.pushState(null, '', to);
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
    // Leaves what the mouse or the last page had chosen.
    window.scrollTo(0, 0);
  }, path);
  await quiet(page, asked);
}

function watch(page: Page): void {
  const asked = new Set<Request>();
  waiting.set(page, asked);
  page.on('request', (request) => {
    if (!request.url().includes(LIVE)) asked.add(request);
  });
  page.on('requestfinished', (request) => asked.delete(request));
  page.on('requestfailed', (request) => asked.delete(request));
}

async function quiet(page: Page, asked: ReadonlySet<Request>): Promise<void> {
  let since = performance.now();
  while (performance.now() - since < QUIET_MS) {
    // A picture of the page is drawn in between: what came is shown, and asks for what it needs.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
    if (asked.size > 0) since = performance.now();
  }
}

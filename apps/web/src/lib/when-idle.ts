/** Where the first page fails, what waits for it is loaded all the same. Milliseconds. */
const LATEST_MS = 5_000;
/** A browser that never rests. Milliseconds. */
const BUSY_MS = 2_000;

let showFirst = (): void => undefined;
const firstPage = new Promise<void>((resolve) => {
  showFirst = resolve;
});

/** The first page is on screen. */
export const firstPageIsShown = (): void => showFirst();

/**
 * Resolves when the first page is on screen with its data and the browser has time: for what no one needs to see that
 * page.
 */
export async function whenIdle(): Promise<void> {
  await Promise.race([firstPage, new Promise((resolve) => setTimeout(resolve, LATEST_MS))]);
  await window.earlyAnswers?.settled;
  // Safari does not know it.
  if (!('requestIdleCallback' in window)) return;
  await new Promise((resolve) => requestIdleCallback(resolve, { timeout: BUSY_MS }));
}

const firstUse = new Promise<void>((resolve) => {
  if (typeof window === 'undefined') return;
  for (const kind of ['pointermove', 'pointerdown', 'keydown'])
    window.addEventListener(kind, () => resolve(), { once: true, passive: true, capture: true });
});

/**
 * Resolves when somebody moves the pointer, touches the page or presses a key, and the browser has time: for what is
 * opened by a press, so that a page that is only looked at does not load it.
 */
export async function whenUsed(): Promise<void> {
  await firstUse;
  await whenIdle();
}

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

/** In a tab in the background nothing is painted. Milliseconds. */
const UNPAINTED_MS = 1_000;

/**
 * Calls back when what is rendered now has been painted: for what may be added to it a moment later.
 * @returns takes it back
 */
export function whenPainted(then: () => void): () => void {
  const late = setTimeout(then, UNPAINTED_MS);
  let frame = requestAnimationFrame(() => {
    clearTimeout(late);
    // The callbacks of a frame run before its paint.
    frame = requestAnimationFrame(then);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(late);
  };
}

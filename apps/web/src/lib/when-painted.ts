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

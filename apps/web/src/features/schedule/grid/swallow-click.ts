/** Ignores the click that follows a drop. */
export function swallowClick(): void {
  const ends = new AbortController();
  window.addEventListener('click', (event) => event.stopPropagation(), { capture: true, signal: ends.signal });
  setTimeout(() => ends.abort());
}

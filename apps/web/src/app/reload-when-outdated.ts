import { holdsTypedText } from '../lib/use-typed-text.ts';

const RELOADED = 'reloadedAt';
const ONCE_MS = 60_000;

/**
 * A page that stayed open while the product was renewed asks for parts that are no longer there, and a part that was lost on a bad line
 * is lost for the life of the page: it starts anew, once. When that does not help, there is no line, or something typed would be lost, the page's own error stands. Returns what ends it.
 */
export function reloadWhenOutdated(): () => void {
  const onMissing = (event: Event) => {
    const last = Number(sessionStorage.getItem(RELOADED) ?? 0);
    if (holdsTypedText() || !navigator.onLine || Date.now() - last < ONCE_MS) return;
    sessionStorage.setItem(RELOADED, String(Date.now()));
    event.preventDefault();
    window.location.reload();
  };
  window.addEventListener('vite:preloadError', onMissing);
  return () => window.removeEventListener('vite:preloadError', onMissing);
}

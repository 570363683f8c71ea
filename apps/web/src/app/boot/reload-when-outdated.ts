import { holdsTypedText } from '../../lib/use-typed-text.ts';

const RELOADED = 'reloadedAt';
const ONCE_MS = 60_000;

/**
 * A page that stayed open during a release requests chunks that no longer exist, and a chunk that failed to load on a
 * bad connection fails for the life of the page: the page reloads once. When that does not help, when the browser is
 * offline, or when input would be lost, the page's own error stays. Returns a function that stops it.
 */
export function reloadWhenOutdated(): () => void {
  const onMissing = (event: Event) => {
    const last = Number(sessionStorage.getItem(RELOADED) ?? 0);
    if (holdsTypedText() || holdsPassword() || !navigator.onLine || Date.now() - last < ONCE_MS) return;
    sessionStorage.setItem(RELOADED, String(Date.now()));
    event.preventDefault();
    window.location.reload();
  };
  window.addEventListener('vite:preloadError', onMissing);
  return () => window.removeEventListener('vite:preloadError', onMissing);
}

/** The sign-in loads the application while somebody types; its fields are no input that leaving asks about. */
const holdsPassword = (): boolean =>
  Boolean(document.querySelector<HTMLInputElement>('[autocomplete=current-password]')?.value);

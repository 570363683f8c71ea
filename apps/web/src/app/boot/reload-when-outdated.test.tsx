import { afterEach, expect, test } from 'vitest';
import { useTypedText } from '../../lib/use-typed-text.ts';
import { renderPart } from '../../testing/render-part.tsx';
import { reloadWhenOutdated } from './reload-when-outdated.ts';

afterEach(() => sessionStorage.clear());

function HalfFilled() {
  useTypedText(true);
  return null;
}

test('a part that is gone does not start the page anew while something typed would be lost', async () => {
  await renderPart(<HalfFilled />);
  const stop = reloadWhenOutdated();
  const missing = new Event('vite:preloadError', { cancelable: true });
  window.dispatchEvent(missing);
  stop();
  expect(missing.defaultPrevented).toBe(false);
  expect(sessionStorage.getItem('reloadedAt')).toBeNull();
});

test('nor while a password is typed at the sign-in', () => {
  document.body.innerHTML = '<input type="password" autocomplete="current-password" value="slapta" />';
  const stop = reloadWhenOutdated();
  const missing = new Event('vite:preloadError', { cancelable: true });
  window.dispatchEvent(missing);
  stop();
  expect(missing.defaultPrevented).toBe(false);
  document.body.innerHTML = '';
});

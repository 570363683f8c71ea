import { useLayoutEffect } from 'react';

/** Rendered with the page: removes the prerendered markup before the next paint. */
export function Drawn() {
  useLayoutEffect(() => document.getElementById('prerendered')?.remove(), []);
  return null;
}

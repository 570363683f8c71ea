import { useLayoutEffect } from 'react';

/** Stands beside the page: once it is drawn, the one that came with the document goes, before anything is painted between. */
export function Drawn() {
  useLayoutEffect(() => document.getElementById('prerendered')?.remove(), []);
  return null;
}

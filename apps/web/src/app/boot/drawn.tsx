import { useEffect, useLayoutEffect } from 'react';
import { firstPageIsShown } from '../../lib/when-idle.ts';

/** Rendered with the page: removes the prerendered markup before the next paint. */
export function Drawn() {
  useLayoutEffect(() => document.getElementById('prerendered')?.remove(), []);
  useEffect(firstPageIsShown, []);
  return null;
}

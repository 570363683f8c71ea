const TAKES_FOCUS = 'input:not([type="hidden"]):not(:disabled), select, textarea, button:not(:disabled), [tabindex]';

/** Unfolds whatever hides the field, brings it to the middle of what is seen, and gives it the focus. */
export function pointAt(node: HTMLElement): void {
  for (let fold = node.closest('details'); fold !== null; fold = fold.parentElement?.closest('details') ?? null)
    fold.open = true;
  const field = node.matches(TAKES_FOCUS) ? node : (node.querySelector<HTMLElement>(TAKES_FOCUS) ?? node);
  field.scrollIntoView({ block: 'center' });
  field.focus({ preventScroll: true });
}

/** The node that stands first on the page. */
export function firstOf(nodes: readonly HTMLElement[]): HTMLElement | undefined {
  return nodes.toSorted((a, b) => (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1))[0];
}

/**
 * Has a screen reader say it at once, beside whatever the focus makes it say: a field that has the focus already is not read again.
 * It is said from within the dialog, as what lies outside one is not heard.
 */
export function sayAloud(text: string, near: Element | null): void {
  const place = near?.closest('[role="dialog"]') ?? document.body;
  const region = place.querySelector(':scope > [data-said]') ?? place.appendChild(silentRegion());
  region.textContent = '';
  // An empty region that is filled is heard, also with the same words again.
  requestAnimationFrame(() => {
    region.textContent = text;
  });
}

function silentRegion(): HTMLElement {
  const region = document.createElement('div');
  region.dataset.said = '';
  region.setAttribute('aria-live', 'assertive');
  region.style.cssText = 'position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)';
  return region;
}

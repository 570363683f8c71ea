const TAKES_FOCUS = 'input:not([type="hidden"]):not(:disabled), select, textarea, button:not(:disabled), [tabindex]';

let pointed: HTMLElement | null = null;

/** Whether a field is focused because it is wrong, and not because the user went there. */
export const isPointedAt = (field: HTMLElement): boolean => field === pointed;

/** Expands the sections that hide the field, scrolls it to the middle of the view, and focuses it. */
export function pointAt(node: HTMLElement): void {
  for (let fold = node.closest('details'); fold !== null; fold = fold.parentElement?.closest('details') ?? null)
    fold.open = true;
  const field = node.matches(TAKES_FOCUS) ? node : (node.querySelector<HTMLElement>(TAKES_FOCUS) ?? node);
  field.scrollIntoView({ block: 'center' });
  // Closes the list or calendar of a field that is focused already: it would cover the message.
  field.blur();
  pointed = field;
  field.focus({ preventScroll: true });
  pointed = null;
}

/** The node that comes first on the page. */
export function firstOf(nodes: readonly HTMLElement[]): HTMLElement | undefined {
  return nodes.toSorted((a, b) => (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1))[0];
}

/**
 * Makes a screen reader announce a text immediately, in addition to the focus: a field that is already focused is not
 * read again. The text is inside the dialog, as content outside of an open dialog is not read.
 */
export function sayAloud(text: string, near: Element | null): void {
  const place = near?.closest('[role="dialog"]') ?? document.body;
  const region = place.querySelector(':scope > [data-said]') ?? place.appendChild(silentRegion());
  region.textContent = '';
  // Filling an empty region is announced, even with the same text again.
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

import type { Page } from 'playwright-core';

/**
 * Texts of a page that can't be read whole: those that end at the edge of a box that does not scroll, and those over
 * another one. What is over the page (a bar that stays in place) covers what scrolls below it, and is left out.
 * @returns what is wrong, as sentences
 */
export const cutTexts = (page: Page): Promise<string[]> => page.evaluate(findCutTexts);

/** Runs in the page. */
function findCutTexts(): string[] {
  const slack = 1.5;
  const found = new Set<string>();
  const boxes: { text: string; owner: Element; box: DOMRect }[] = [];
  const styleOf = (element: Element) => getComputedStyle(element);
  const short = (text: string) => (text.length > 48 ? `${text.slice(0, 45)}…` : text);
  const nameOf = (element: Element) => `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''}`;
  const ancestors = (element: Element | null): Element[] =>
    element === null || element === document.body ? [] : [element, ...ancestors(element.parentElement)];
  const isLeftOut = (element: Element) =>
    ancestors(element).some((one) => {
      const { position, visibility, display, clipPath, opacity } = styleOf(one);
      const { width, height } = one.getBoundingClientRect();
      const isHidden = visibility === 'hidden' || display === 'none' || opacity === '0';
      // For screen readers alone.
      const isTiny = position === 'absolute' && width <= 1 && height <= 1;
      return (
        isHidden || isTiny || clipPath !== 'none' || ['fixed', 'sticky'].includes(position) || one.tagName === 'svg'
      );
    });
  const walker = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const text = node.textContent?.trim() ?? '';
    const owner = node.parentElement;
    if (text === '' || owner === null || isLeftOut(owner)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const box of range.getClientRects()) {
      if (box.width < 1) continue;
      if (box.right > innerWidth + slack || box.left < -slack) {
        const scrolls = ancestors(owner).some((one) => ['auto', 'scroll'].includes(styleOf(one).overflowX));
        if (!scrolls) found.add(`outside the window: ${short(text)} (${nameOf(owner)})`);
      }
      for (const one of ancestors(owner)) {
        const { overflowX, overflowY } = styleOf(one);
        if (['auto', 'scroll'].includes(overflowX) || ['auto', 'scroll'].includes(overflowY)) break;
        const edge = one.getBoundingClientRect();
        const cutsX = overflowX !== 'visible' && (box.right > edge.right + slack || box.left < edge.left - slack);
        const cutsY = overflowY !== 'visible' && (box.bottom > edge.bottom + 4 || box.top < edge.top - 4);
        if (cutsX || cutsY) found.add(`cut: ${short(text)} (${nameOf(owner)} in ${nameOf(one)})`);
      }
      boxes.push({ text, owner, box });
    }
  }
  boxes.sort((a, b) => a.box.top - b.box.top);
  for (const [index, one] of boxes.entries())
    for (const other of boxes.slice(index + 1)) {
      if (other.box.top > one.box.bottom) break;
      if (one.owner === other.owner) continue;
      const width = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
      const height = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
      // Lines of a paragraph share their leading.
      if (width > 2 && height > 5) found.add(`over each other: ${short(one.text)} | ${short(other.text)}`);
    }
  return [...found];
}

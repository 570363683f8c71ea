/** What a page asks of its reader. */
export interface ScreenSize {
  /** Of the page's own part, without the navigation; numbers and hours too. */
  words: number;
  /** Buttons, links and fields of that part which can be seen without scrolling. */
  controls: number;
  /** Of the whole page, in CSS pixels. */
  height: number;
  isLoading: boolean;
}

/** Runs in the page. What is only read out (boxes of one pixel) is not counted. */
export function sizeOfScreen(): ScreenSize {
  const main = document.querySelector<HTMLElement>('main');
  if (main === null) return { words: 0, controls: 0, height: 0, isLoading: true };
  const box = (element: Element) => element.getBoundingClientRect();
  const hidden = [...main.querySelectorAll<HTMLElement>('*')].filter((element) => {
    const { width, height } = box(element);
    return getComputedStyle(element).overflow === 'hidden' && (width <= 1 || height <= 1);
  });
  const shown = [...main.querySelectorAll('a, button, input, select, textarea')].filter((element) => {
    const { top, bottom, width, height } = box(element);
    return width > 1 && height > 1 && top < innerHeight && bottom > 0;
  });
  const before = hidden.map(({ style }) => style.display);
  for (const { style } of hidden) style.display = 'none';
  const words = main.innerText.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
  hidden.forEach(({ style }, index) => (style.display = before[index] ?? ''));
  const isLoading = main.querySelector('.mantine-Skeleton-root') !== null;
  return { words, controls: shown.length, height: document.documentElement.scrollHeight, isLoading };
}

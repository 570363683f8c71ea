import type { Page } from 'playwright-core';

/** What it takes a person to get somewhere. */
export interface Effort {
  clicks: number;
  keys: number;
  words: number;
}

export interface CountedEffort {
  /**
   * Reads what is on screen, without what is only read out: words of lines that were on an earlier screen are not read
   * again.
   */
  read: () => Promise<void>;
  /** Pastes, which is two keys. */
  paste: (label: string, text: string) => Promise<void>;
  total: () => Effort;
}

/** Counts clicks, pressed keys without those that only go with others, and words, over all pages of a tab. */
export async function countEffort(page: Page): Promise<CountedEffort> {
  const effort: Effort = { clicks: 0, keys: 0, words: 0 };
  const seen = new Set<string>();
  await page.exposeFunction('countOfEffort', (kind: 'clicks' | 'keys') => {
    effort[kind] += 1;
  });
  await page.addInitScript(() => {
    const count = (kind: string) => (Reflect.get(window, 'countOfEffort') as (kind: string) => void)(kind);
    addEventListener('pointerdown', () => count('clicks'), true);
    addEventListener('keydown', ({ key }) => ['Shift', 'Control'].includes(key) || count('keys'), true);
  });
  return {
    read: async () => {
      for (const line of (await page.evaluate(textOnScreen)).split('\n')) {
        const text = line.trim();
        if (text === '' || seen.has(text)) continue;
        seen.add(text);
        // Numbers, hours and the letters of weekdays are looked at, not read.
        effort.words += text.split(/\s+/).filter((word) => /\p{L}{3}/u.test(word)).length;
      }
    },
    paste: async (label, text) => {
      await page.getByLabel(label, { exact: true }).fill(text);
      effort.keys += 2;
    },
    total: () => ({ ...effort }),
  };
}

/** The page's text without what is only there for screen readers: a box of one pixel, or a link above the window. */
function textOnScreen(): string {
  const unseen = [...document.body.querySelectorAll<HTMLElement>('*')].filter((element) => {
    const { width, height, bottom } = element.getBoundingClientRect();
    const isClipped = getComputedStyle(element).overflow === 'hidden' && (width <= 1 || height <= 1);
    return isClipped || (bottom + scrollY <= 0 && height > 0);
  });
  const before = unseen.map(({ style }) => style.display);
  for (const { style } of unseen) style.display = 'none';
  const text = document.body.innerText;
  unseen.forEach(({ style }, index) => (style.display = before[index] ?? ''));
  return text;
}

import type { Page } from 'playwright-core';

/** What it takes a person to get somewhere. */
export interface Effort {
  clicks: number;
  keys: number;
  words: number;
}

export interface CountedEffort {
  /** Reads what is on screen: words of lines that were on an earlier screen are not read again. */
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
      for (const line of (await page.locator('body').innerText()).split('\n')) {
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

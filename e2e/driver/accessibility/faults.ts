import { defaultLanguage, languageCodes, type Language } from '@pamaina/contract';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { axeViolations } from '../axe.ts';
import { PHONE, type Open } from '../browser.ts';
import type { DialogOfApp } from '../dialogs.ts';
import { PATIENT } from '../patient.ts';
import { allTexts, en, textsIn } from '../texts.ts';

/** Loaded and drawn in the theme: nothing is on its way any more. */
async function settle(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.locator(`html[data-mantine-color-scheme="${theme}"]`).waitFor();
  await page.locator('h1').first().waitFor();
  await expect.poll(() => page.locator('.mantine-Skeleton-root').count(), PATIENT).toBe(0);
  await expect.poll(() => page.evaluate(() => document.getAnimations().length), PATIENT).toBe(0);
}

/** All that a page says, to the eye and to a screen reader. */
async function wordsOf(page: Page): Promise<string> {
  return page.evaluate(() => {
    const named = [...document.querySelectorAll('[aria-label], [title], [placeholder]')];
    const names = named.flatMap((element) =>
      ['aria-label', 'title', 'placeholder'].map((name) => element.getAttribute(name) ?? ''),
    );
    return [document.title, document.body.innerText, ...names].join('\n');
  });
}

const keys = Object.values(en).flatMap((texts) => allTexts(texts).map(({ key }) => key));
const dottedKeys = keys.filter((key) => key.includes('.'));
/** English sentences that another language does not share; single words could be names. */
function englishSentences(language: Language): string[] {
  const textsOf = (texts: object) => Object.values(texts).flatMap((of: object) => allTexts(of).map(({ text }) => text));
  const own = new Set(textsOf(textsIn[language]));
  return textsOf(en).filter((text) => text.includes(' ') && !text.includes('{{') && !own.has(text));
}

/** What pages in another language must not contain. */
const foreignTo: Partial<Record<Language, readonly string[]>> = Object.fromEntries(
  languageCodes.filter((code) => code !== defaultLanguage).map((code) => [code, englishSentences(code)]),
);

/** By turns, page after page: each width is looked at in each theme, and every page in both widths and both themes. */
const SHOWN = [
  [
    { viewport: { width: 1440, height: 900 }, theme: 'light' },
    { viewport: PHONE, theme: 'dark' },
  ],
  [
    { viewport: { width: 1440, height: 900 }, theme: 'dark' },
    { viewport: PHONE, theme: 'light' },
  ],
] as const;
let turn = 0;
type Shown = (typeof SHOWN)[number][number];

/**
 * English is looked at in each theme and each width, with axe. In other languages only the texts differ: they must be
 * whole, and fit where they have the least room.
 */
function looksAt(page: Page, language: Language): readonly [Shown, ...Shown[]] {
  if (language !== defaultLanguage) return [SHOWN[0][1]];
  turn += 1;
  const [onScreen, onPhone] = SHOWN[turn % 2 === 0 ? 1 : 0];
  // It begins as the state before it ended: to draw that one once more would be for nothing.
  return page.viewportSize()?.width === PHONE.width ? [onPhone, onScreen] : [onScreen, onPhone];
}

async function showAs(page: Page, { viewport, theme }: Shown): Promise<void> {
  if (page.viewportSize()?.width !== viewport.width) await page.setViewportSize(viewport);
  await page.emulateMedia({ colorScheme: theme });
}

/** The page to look at, in the language. */
export type PageIn = (language: Language) => ReturnType<Open>;

/** Shows an address in a page. */
export type Show = (page: Page, path: string) => Promise<unknown>;

/** What is wrong with a state of the application in any language; empty when it is accessible and whole. */
export async function faultsOf(state: DialogOfApp, pageIn: PageIn, show: Show): Promise<string[]> {
  const found = await Promise.all(
    languageCodes.map(async (language) => faultsOfLook(state, language, await pageIn(language), show)),
  );
  return found.flat();
}

async function faultsOfLook(state: DialogOfApp, language: Language, page: Page, show: Show): Promise<string[]> {
  const looks = looksAt(page, language);
  await showAs(page, looks[0]);
  await show(page, state.path);
  await state.open(page, textsIn[language]);
  const found: string[] = [];
  for (const look of looks) {
    const { viewport, theme } = look;
    await showAs(page, look);
    await settle(page, theme);
    const at = `${language}, ${viewport.width} px, ${theme}`;
    if (language === defaultLanguage) found.push(...(await axeViolations(page)).map((text) => `${at}: ${text}`));
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    if (overflow > 0) found.push(`${at}: ${overflow} px beyond the right edge`);
  }
  const words = await wordsOf(page);
  if ((await page.locator('html').getAttribute('lang')) !== language) found.push(`${language}: another lang`);
  found.push(...dottedKeys.filter((key) => words.includes(key)).map((key) => `${language}: the key ${key}`));
  const foreign = foreignTo[language] ?? [];
  found.push(...foreign.filter((text) => words.includes(text)).map((text) => `${language}, in English: ${text}`));
  return found;
}

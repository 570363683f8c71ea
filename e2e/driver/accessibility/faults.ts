import { defaultLanguage, languageCodes, type Language } from '@pamaina/contract';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { axeViolations } from '../axe.ts';
import { PHONE, type Open } from '../browser.ts';
import type { DialogOfApp } from '../dialogs.ts';
import { PATIENT } from '../patient.ts';
import { allTexts, en, textsIn } from '../texts.ts';

const DESKTOP = { width: 1440, height: 900 };

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

interface Look {
  language: Language;
  rules: 'all' | 'colours';
  looked: readonly [Shown, ...Shown[]];
  /** What the page must not contain. */
  foreign: readonly string[];
}

type Shown = readonly [viewport: { width: number; height: number }, theme: 'light' | 'dark'];

/**
 * Every theme and every width once for each page. What is not about colours depends on the width alone: the English
 * page is looked at by all rules.
 */
const looks = languageCodes.map((language): Look => {
  const isDefault = language === defaultLanguage;
  return {
    language,
    rules: isDefault ? 'all' : 'colours',
    looked: [
      [DESKTOP, isDefault ? 'light' : 'dark'],
      [PHONE, isDefault ? 'dark' : 'light'],
    ],
    foreign: isDefault ? [] : englishSentences(language),
  };
});

/** The page to look at, in the language. */
export type PageIn = (language: Language) => ReturnType<Open>;

/** Shows an address in a page. */
export type Show = (page: Page, path: string) => Promise<unknown>;

/** What is wrong with a state of the application in both languages; empty when it is accessible and whole. */
export async function faultsOf(state: DialogOfApp, pageIn: PageIn, show: Show): Promise<string[]> {
  const found = await Promise.all(
    looks.map(async (look) => faultsOfLook(state, look, await pageIn(look.language), show)),
  );
  return found.flat();
}

async function faultsOfLook(state: DialogOfApp, { language, rules, looked, foreign }: Look, page: Page, show: Show) {
  const [[viewport, theme]] = looked;
  await page.setViewportSize(viewport);
  await page.emulateMedia({ colorScheme: theme });
  await show(page, state.path);
  await state.open(page, textsIn[language]);
  const found: string[] = [];
  for (const [viewport, theme] of looked) {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme: theme });
    await settle(page, theme);
    const violations = await axeViolations(page, rules);
    found.push(...violations.map((text) => `${language}, ${viewport.width} px, ${theme}: ${text}`));
  }
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  if (overflow > 0) found.push(`${language}: ${overflow} px beyond the right edge of a phone`);
  const words = await wordsOf(page);
  if ((await page.locator('html').getAttribute('lang')) !== language) found.push(`${language}: another lang`);
  found.push(...dottedKeys.filter((key) => words.includes(key)).map((key) => `${language}: the key ${key}`));
  found.push(...foreign.filter((text) => words.includes(text)).map((text) => `${language}, in English: ${text}`));
  return found;
}

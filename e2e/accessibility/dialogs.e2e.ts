import { beforeAll, expect, test } from 'vitest';
import { useBrowser, type Open } from '../browser.ts';
import { dialogs, type DialogOfApp } from '../dialogs.ts';
import { createPayer } from '../payer.ts';
import { faultsOf } from './faults.ts';

const open = useBrowser();
const tokens: Partial<Record<DialogOfApp['who'], string>> = {};
beforeAll(async () => {
  const payer = await createPayer('looked-at');
  [tokens.payer, tokens.former] = [payer.running, payer.ended];
});

/** A payer's dialogs leave nothing behind them; what a visitor begins to buy would be there again. */
const kept = new Map<string, ReturnType<Open>>();
function pageOf(who: DialogOfApp['who'], language: 'en' | 'lt'): ReturnType<Open> {
  const token = tokens[who]!;
  const page = kept.get(`${who} ${language}`) ?? open({ language, token, isKept: true });
  kept.set(`${who} ${language}`, page);
  return page;
}

for (const state of dialogs)
  test(`${state.title}: accessible in both themes and widths, whole in both languages`, async () => {
    const { refusals = [], who } = state;
    const pageIn = (language: 'en' | 'lt') =>
      tokens[who] === undefined ? open({ language, refusals }) : pageOf(who, language);
    expect(await faultsOf(state, pageIn, (page, path) => page.goto(path))).toEqual([]);
  });

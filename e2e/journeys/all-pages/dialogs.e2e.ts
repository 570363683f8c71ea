import type { Language } from '@pamaina/contract';
import { beforeAll, expect, test } from 'vitest';
import { useBrowser } from '../../driver/browser.ts';
import { dialogs, type DialogOfApp } from '../../driver/dialogs.ts';
import { createPayer } from '../../driver/payer.ts';
import { faultsOf } from '../../driver/accessibility/faults.ts';

const open = useBrowser();
const tokens: Partial<Record<DialogOfApp['who'], string>> = {};
beforeAll(async () => {
  const payer = await createPayer('looked-at');
  [tokens.payer, tokens.former] = [payer.running, payer.ended];
});

for (const state of dialogs)
  test(`${state.title}: accessible in both themes and widths, whole in every language`, async () => {
    const { refusals = [] } = state;
    const token = tokens[state.who];
    const pageIn = (language: Language) => open({ language, refusals, ...(token !== undefined && { token }) });
    expect(await faultsOf(state, pageIn, (page, path) => page.goto(path))).toEqual([]);
  });

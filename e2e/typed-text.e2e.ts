import { expect, test } from 'vitest';
import { tokenOf } from './api.ts';
import { useBrowser } from './browser.ts';
import { field } from './form.ts';
import { en, lt } from './texts.ts';

const open = useBrowser();

test.each(['en', 'lt'] as const)(
  'in %s "Back" asks before what was typed is lost, and then goes back',
  async (language) => {
    const words = language === 'en' ? en : lt;
    const page = await open({ token: await tokenOf('ona'), language });
    await page.goto('/worker');
    await page.getByRole('link', { name: words.shell.requests }).click();
    await page.getByRole('button', { name: words.requests.add, exact: true }).click();
    const form = page.getByRole('dialog', { name: words.requests.add });
    await field(form, words.requests.name).fill('Half a thought');
    await page.goBack();
    const question = page.getByRole('dialog', { name: words.common.discard.title });
    await question.getByRole('button', { name: words.common.cancel }).click();
    await question.waitFor({ state: 'hidden' });
    expect(new URL(page.url()).pathname).toBe('/worker/requests');
    expect(await field(form, words.requests.name).inputValue()).toBe('Half a thought');
    await page.goBack();
    await question.getByRole('button', { name: words.common.discard.confirm }).click();
    await page.waitForURL(/\/worker$/);
  },
);

import { expect, test } from 'vitest';
import { newManagerToken } from '../../driver/api.ts';
import { axeViolations } from '../../driver/axe.ts';
import { useBrowser } from '../../driver/browser.ts';
import { field } from '../../driver/form.ts';
import { en, fill, lt } from '../../driver/texts.ts';
import { toast } from '../../driver/toast.ts';

const open = useBrowser();

test.each([
  ['en', en],
  ['lt', lt],
] as const)(
  'a manager adds a webhook, sees its secret once, reads its log, stops and deletes it (%s)',
  async (language, words) => {
    const texts = words.webhooks;
    const url = 'https://hooks.pamaina.invalid/shifts';
    const token = await newManagerToken(`webhooks-${language}`, `Pranešimai-${language}`);
    const page = await open({ token, language, refusals: [422] });
    await page.goto('/manager/settings/webhooks');
    await page.getByText(texts.emptyTitle).waitFor();
    await page.getByRole('button', { name: texts.add }).first().click();
    const form = page.getByRole('dialog', { name: texts.add });
    // An address inside a network is refused beside its field, and the form keeps it.
    await field(form, texts.url).fill('https://192.168.1.7/shifts');
    await form.getByRole('button', { name: texts.add, exact: true }).click();
    await form
      .getByText(/https:\/\/.*internet/)
      .last()
      .waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await field(form, texts.url).fill(url);
    await form.getByRole('button', { name: texts.add, exact: true }).click();
    const made = page.getByRole('dialog', { name: texts.secretTitle });
    const secret = await field(made, texts.secret).inputValue();
    expect(secret).toMatch(/^whsec_/);
    await made.getByRole('button', { name: texts.secretStored }).click();
    await page.getByText(url).waitFor();
    await page.reload();
    await page.getByRole('button', { name: fill(texts.logOne, { url }) }).click();
    expect(await page.content()).not.toContain(secret);
    const log = page.getByRole('dialog', { name: texts.log });
    await log.getByText(texts.logEmpty).waitFor();
    await log.getByRole('button', { name: texts.test }).click();
    await log.getByText(texts.events.test).first().waitFor();
    // The name leads nowhere: the log says so, and when it is tried again.
    await log
      .getByText(fill(texts.failedWith, { error: '' }).trim())
      .first()
      .waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await log.getByRole('button', { name: words.common.close }).click();
    await page.getByRole('button', { name: fill(texts.editOne, { url }) }).click();
    const edit = page.getByRole('dialog', { name: texts.edit });
    await edit.getByLabel(texts.active).uncheck();
    await edit.getByRole('button', { name: words.common.save }).click();
    await page.getByText(texts.states.stopped).waitFor();
    await page.getByRole('button', { name: fill(texts.deleteOne, { url }) }).click();
    const asked = page.getByRole('dialog', { name: texts.deleteTitle });
    await asked.getByRole('button', { name: words.common.delete }).click();
    await toast(page, texts.deleted).waitFor();
    await page.getByText(texts.emptyTitle).waitFor();
  },
);

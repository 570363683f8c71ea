import { beforeAll, expect, test } from 'vitest';
import { callApi, newManagerToken, tokenOf, tokenOfNewLogin } from '../../driver/api.ts';
import { useBrowser } from '../../driver/browser.ts';
import { monthFromNow } from '../../driver/months.ts';
import { PATIENT } from '../../driver/patient.ts';
import { en, fill, lt } from '../../driver/texts.ts';

const open = useBrowser();
const [, , , date = ''] = monthFromNow(2).dates;

let manager: string;
beforeAll(async () => {
  manager = await newManagerToken('inbox-manager', 'Inbox');
  const plain = { roles: ['cook'], max_hours_per_week: 40, min_shifts_per_week: 0 };
  for (const [id, name] of [
    ['inbox-ona', 'Ona Inbox'],
    ['inbox-ema', 'Ema Inbox'],
  ]) {
    await callApi('POST', '/employees', { token: manager, body: { ...plain, id, name } });
    const token = await tokenOfNewLogin(manager, id ?? '');
    const body = { type: 'personal', start_date: date, end_date: date, reason: `A wedding of ${name}` };
    await callApi('POST', '/time-off', { token, body });
    const asked = { type: 'schedule_change', title: `Fewer evenings for ${name}`, reason: 'School', priority: 'high' };
    await callApi('POST', '/requests', { token, body: asked });
  }
});

test.each([
  ['en', en, 'Ona Inbox'],
  ['lt', lt, 'Ema Inbox'],
] as const)(
  'all that the team asks for is one list with filters, and is answered there: %s',
  async (language, words, name) => {
    const { inbox } = words;
    const page = await open({ token: manager, language });
    await page.goto('/manager');
    const menu = page.getByRole('navigation', { name: words.shell.managerNavigation }).first();
    await menu.getByRole('link', { name: words.shell.groups.inbox }).click();
    await page.getByRole('heading', { name: inbox.title, level: 1 }).waitFor();
    const entries = page.getByRole('list', { name: inbox.title }).getByRole('listitem');
    const wedding = entries.filter({ hasText: `A wedding of ${name}` });
    const evenings = entries.filter({ hasText: `Fewer evenings for ${name}` });
    await wedding.waitFor();
    await evenings.waitFor();
    // Urgent requests come first.
    const texts = await entries.allTextContents();
    expect(texts.findIndex((text) => text.includes('Fewer evenings'))).toBeLessThan(
      texts.findIndex((text) => text.includes('A wedding')),
    );

    await page.getByLabel(inbox.kindFilter).first().click();
    await page.getByRole('option', { name: new RegExp(`^${inbox.kinds.requests} \\(`) }).click();
    await wedding.waitFor({ state: 'detached' });
    await evenings.waitFor();
    await page.reload();
    await evenings.waitFor();
    expect(await wedding.count()).toBe(0);
    await evenings.getByRole('button', { name: new RegExp(`^${words.common.decision.approve}: `) }).click();
    await evenings.waitFor({ state: 'detached' });

    await page.goto('/manager/inbox?kind=time_off');
    await wedding.getByRole('button', { name: fill(words.timeOff.reviewOne, { name }) }).click();
    await page.getByRole('dialog').getByRole('button', { name: words.common.decision.reject }).click();
    await wedding.waitFor({ state: 'detached' });
    await page.goto('/manager/inbox');
    await page.getByText(inbox.states.rejected, { exact: true }).click();
    await wedding.waitFor();
    expect(await evenings.count()).toBe(0);
    const states = async () => {
      const token = await tokenOf(name === 'Ona Inbox' ? 'inbox-ona' : 'inbox-ema');
      const asked = await callApi<{ status: string }[]>('GET', '/requests', { token });
      return asked.map(({ status }) => status);
    };
    await expect.poll(states, PATIENT).toEqual(['approved']);
  },
);

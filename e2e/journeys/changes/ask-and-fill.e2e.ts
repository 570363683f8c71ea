import { beforeAll, expect, test } from 'vitest';
import { callApi, newManagerToken, tokenOf, tokenOfNewLogin } from '../../driver/api.ts';
import { axeViolations } from '../../driver/axe.ts';
import { PHONE, useBrowser } from '../../driver/browser.ts';
import { mailsTo } from '../../driver/mails.ts';
import { PATIENT } from '../../driver/patient.ts';
import { en, like, lt } from '../../driver/texts.ts';

const open = useBrowser();
const texts = en.asks;
/** Far enough ahead that nothing starts during the test. */
const date = Temporal.Now.plainDateISO('Europe/Vilnius').add({ days: 14 }).toString();
const [year, month] = date.split('-').map(Number);
/** Who works most is asked last. */
const people = [
  ['ask-ona', 'Ona Žukienė'],
  ['ask-petras', 'Petras Petraitis'],
  ['ask-ieva', 'Ieva Ievaitė'],
] as const;

let manager: string;
beforeAll(async () => {
  manager = await newManagerToken('ask-manager', 'Asking');
  const post = (path: string, body: object) => callApi('POST', path, { token: manager, body });
  for (const [id, name] of people) {
    const person = { id, name, email: `${id}@example.lt`, roles: ['cook'], max_hours_per_week: 40 };
    await post('/employees', { ...person, min_shifts_per_week: 0 });
    await tokenOfNewLogin(manager, id);
  }
  await callApi('PUT', '/settings/preferences', { token: await tokenOf('ask-petras'), body: { language: 'lt' } });
  await post('/templates', { name: 'Early', start_time: '07:00', end_time: '13:00', break_minutes: 0 });
  await post('/requirements', { template: 'Early', role: 'cook', count: 1, date });
  await post('/schedule/shifts', { date, template: 'Early', role: 'cook', employee_id: null });
  await callApi('POST', `/schedule/publish?year=${year}&month=${month}`, { token: manager });
});

test('three are asked in order: the first says no by the link, the second yes on the phone, the third is never asked', async () => {
  const page = await open({ token: manager });
  await page.goto(`/manager/calendar?month=${date.slice(0, 7)}&view=month&panel=open`);
  const button = page.getByRole('button', { name: texts.button });
  await button.waitFor();
  // The panel behind the drawer has loaded, too.
  await expect.poll(() => page.locator('.mantine-Skeleton-root').count(), PATIENT).toBe(0);
  await button.click();
  const drawer = page.getByRole('dialog', { name: texts.title });
  await drawer.getByLabel('Ona Žukienė').waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await drawer.getByRole('button', { name: like(texts.start_other) }).click();
  const list = drawer.getByRole('list', { name: texts.people }).getByRole('listitem');
  await list.nth(0).getByText(texts.person.asked, { exact: true }).waitFor();
  expect(await list.count()).toBe(3);
  expect(await axeViolations(page)).toEqual([]);
  const order = await idsInOrder();
  const [first = '', second = '', third = ''] = order;

  // The link needs no sign-in, and shows the shift alone.
  const phone = await open({ viewport: PHONE, touch: true });
  await phone.goto(await linkIn(`${first}@example.lt`, 'no'));
  await phone.getByText('07:00–13:00', { exact: false }).waitFor();
  await phone.getByText(texts.confirm.no).waitFor();
  expect(await axeViolations(phone)).toEqual([]);
  await phone.getByRole('button', { name: texts.no, exact: true }).click();
  await phone.getByText(texts.outcome.no).waitFor();
  await phone.reload();
  await phone.getByText(texts.outcome.no).waitFor();

  // The manager watches: no, asked, next.
  await list.nth(0).getByText(texts.person.no, { exact: true }).waitFor();
  await list.nth(1).getByText(texts.person.asked, { exact: true }).waitFor();
  await list.nth(2).getByText(texts.person.next, { exact: true }).waitFor();

  const language = second === 'ask-petras' ? 'lt' : 'en';
  const words = language === 'lt' ? lt.asks : texts;
  const employee = await open({ token: await tokenOf(second), viewport: PHONE, touch: true, language });
  await employee.goto('/worker');
  const question = employee.getByRole('region', { name: words.question });
  await question.getByRole('button', { name: words.yes }).waitFor();
  expect(await axeViolations(employee)).toEqual([]);
  await question.getByRole('button', { name: words.yes }).click();
  await employee.getByText(words.outcome.yours).waitFor();
  await question.waitFor({ state: 'detached' });

  await list.nth(1).getByText(texts.person.yes, { exact: true }).waitFor();
  await list.nth(2).getByText(texts.person.never, { exact: true }).waitFor();
  const { shifts } = await callApi<{ shifts: { employee_id: string }[] }>(
    'GET',
    `/schedule?start=${date}&end=${date}`,
    {
      token: manager,
    },
  );
  expect(shifts.map(({ employee_id }) => employee_id)).toEqual([second]);
  expect(await callApi('GET', '/asks/own', { token: await tokenOf(third) })).toEqual([]);
  // That the shift was open when the month was published is all that they were told.
  expect((await mailsTo(`${third}@example.lt`)).filter((mail) => mail.includes('/answer#'))).toEqual([]);
});

test('a link that was changed says so', async () => {
  const page = await open({ refusals: [404] });
  await page.goto('/answer#yes.abc');
  const text = page.getByText(/The link is incomplete or was changed/);
  await text.waitFor();
  expect(await text.count()).toBe(1);
});

/** As the API has them. */
async function idsInOrder(): Promise<string[]> {
  const [ask] = await callApi<{ people: { employee_id: string }[] }[]>('GET', '/asks', { token: manager });
  return ask?.people.map(({ employee_id }) => employee_id) ?? [];
}

async function linkIn(address: string, answer: 'yes' | 'no'): Promise<string> {
  const pattern = new RegExp(`/answer#${answer}\\.[\\w-]+`);
  const found = async () =>
    (await mailsTo(address)).map((mail) => pattern.exec(mail)?.[0] ?? '').find((one) => one !== '');
  await expect.poll(found, PATIENT).toBeTruthy();
  return (await found()) ?? '';
}

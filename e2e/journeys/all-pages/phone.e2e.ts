import { beforeAll, expect, test } from 'vitest';
import { callApi, newManagerToken, tokenOfNewLogin } from '../../driver/api.ts';
import { PHONE, useBrowser } from '../../driver/browser.ts';
import { like, en, lt } from '../../driver/texts.ts';
import { PATIENT } from '../../driver/patient.ts';

const open = useBrowser();
const today = Temporal.Now.plainDateISO('Europe/Vilnius');
const monday = today.subtract({ days: today.dayOfWeek - 1 });
const weekdays = (locale: string) =>
  Array.from({ length: 7 }, (_, index) =>
    new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' }).format(
      new Date(monday.add({ days: index }).toString()),
    ),
  );

let manager: string;
beforeAll(async () => {
  manager = await newManagerToken('phone-manager', 'Phone');
  await newEmployee('phone-ona-0');
});

/** An employee who works today and on the next two days, published; signed in. Today’s shift may be over. */
async function newEmployee(id: string): Promise<string> {
  const person = { roles: ['barista'], max_hours_per_week: 40, min_shifts_per_week: 0 };
  await callApi('POST', '/employees', { token: manager, body: { ...person, id, name: 'Ona Telefonė' } });
  const shift = { start_time: '07:00', end_time: '15:30', role: 'barista', employee_id: id };
  const days = [0, 1, 2].map((after) => today.add({ days: after }));
  for (const date of days)
    await callApi('POST', '/schedule/shifts', { token: manager, body: { ...shift, date: date.toString() } });
  const months = new Set(days.map(({ year, month }) => `year=${year}&month=${month}`));
  for (const month of months) await callApi('POST', `/schedule/publish?${month}`, { token: manager, body: {} });
  return tokenOfNewLogin(manager, id);
}

/** Each journey takes one of them, by turns: all pages are read in every language (all-pages). */
const languages = [
  ['en', en, 'en-GB'],
  ['lt', lt, 'lt-LT'],
] as const;

test.each(languages.slice(1))(
  "a manager's calendar on a phone: weekday names, today marked, week and list one tap away, one-line labels: %s",
  async (language, words, locale) => {
    const page = await open({ token: manager, language, viewport: PHONE, touch: true });
    await page.goto('/manager/calendar');
    const strip = page.getByRole('group', { name: words.schedule.day.strip });
    await strip.waitFor();
    const names = await strip.locator('span[aria-hidden]').allTextContents();
    expect(names.map((name) => name.toLowerCase())).toEqual(weekdays(locale).map((name) => name.toLowerCase()));
    // Aligned weeks: every Monday is below the first weekday name.
    const lefts = await strip.evaluate((group) => {
      const left = (element: Element | undefined) => Math.round(element?.getBoundingClientRect().left ?? -1);
      const squares = [...group.querySelectorAll('button')];
      const first = [...group.children].findIndex((child) => child.tagName === 'BUTTON') - 7;
      const mondays = squares.filter((_, index) => (index + first) % 7 === 0);
      return [...new Set([left(group.children[0]), ...mondays.map(left)])];
    });
    expect(lefts).toHaveLength(1);
    expect(await strip.locator('[data-today]').count()).toBe(1);
    await strip.getByRole('button', { name: new RegExp(words.schedule.toolbar.today) }).waitFor();

    // The generation options open as a sheet that never covers the button itself.
    const generate = page.getByRole('button', { name: words.schedule.generate.button, exact: true });
    await generate.waitFor();
    expect(await page.getByRole('button', { name: words.schedule.generate.options }).count()).toBe(0);

    for (const view of ['week', 'list'] as const) {
      await page.getByText(words.schedule.toolbar[view], { exact: true }).click();
      await page.waitForURL(new RegExp(`view=${view}`));
      await page.getByRole('region', { name: words.schedule.list.label }).waitFor();
    }
    const bar = page.getByRole('navigation', { name: words.shell.managerNavigation }).last();
    const labels = await bar
      .locator('a > span, button > span')
      .evaluateAll((all) =>
        all
          .filter((label) => label.childElementCount === 0 && label.textContent !== '')
          .map((label) => Math.round(label.getBoundingClientRect().height)),
      );
    expect(Math.max(...labels)).toBeLessThanOrEqual(20);
  },
);

test.each(languages.slice(0, 1))(
  'an employee on a phone: rows lead to their week, and the large button ends a break: %s',
  async (language, words) => {
    const token = await newEmployee(`phone-ona-${language}`);
    const page = await open({ token, language, viewport: PHONE, touch: true });
    const clock = words.timeClock;
    await page.goto('/worker');
    const card = page.getByRole('region', { name: clock.title });
    const into = card.getByRole('button', { name: clock.in });
    await into.click();
    await card.getByRole('button', { name: clock.breakStart }).click();
    await card.getByText(like(clock.onBreakSince)).waitFor();
    const end = card.getByRole('button', { name: clock.breakEnd });
    const out = card.getByRole('button', { name: clock.out });
    const heights = async () => [(await end.boundingBox())?.height ?? 0, (await out.boundingBox())?.height ?? 0];
    const [ends, outs] = await heights();
    expect(ends).toBeGreaterThan(outs ?? 0);
    await end.click();
    await card.getByRole('button', { name: clock.breakStart }).waitFor();
    await out.click();
    await expect.poll(() => into.count(), PATIENT).toBe(1);

    const row = page.locator('a[href^="/worker/schedule?view=week&from="]').first();
    await row.click();
    await page.waitForURL(/\/worker\/schedule\?view=week&from=/);

    await page.goto('/worker/schedule?view=week');
    const rows = page.getByRole('main').getByRole('listitem');
    await expect.poll(() => rows.count(), PATIENT).toBe(7);
    expect(await rows.and(page.locator('[aria-current=date]')).allInnerTexts()).toEqual([
      expect.stringMatching(new RegExp(`\\b${today.day}\\b[^]*07:00–15:30`)),
    ]);
    // Every day has its dates, its times and its hours in the same column, all on one line.
    const parts = rows.getByText(/^(07:00–15:30|8[.,]5\s(h|val\.))$/);
    const worked = Math.min(3, 8 - today.dayOfWeek);
    const boxes = await parts.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON() as DOMRect));
    expect(boxes).toHaveLength(2 * worked);
    expect(new Set(boxes.map(({ left }) => Math.round(left))).size).toBe(2);
    expect(Math.max(...boxes.map(({ height }) => height))).toBeLessThan(30);
    const sum = page.getByText(words.worker.weekSum).locator('..').getByRole('strong');
    expect((await sum.innerText()).replace(',', '.')).toMatch(new RegExp(`^${8.5 * worked}\\s`));
    // Days off have the height of the others.
    const heightsOfRows = await rows.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
    expect(Math.max(...heightsOfRows.slice(0, -1)) - Math.min(...heightsOfRows.slice(0, -1))).toBeLessThan(1);
    // The controls are beside each other below the heading and its actions, all of them wide enough for a thumb.
    const { toolbar } = words.schedule;
    const controls = [
      ...[toolbar.previousWeek, toolbar.today, toolbar.nextWeek].map((name) =>
        page.getByRole('main').getByRole('button', { name, exact: true }),
      ),
      page.getByRole('radiogroup', { name: words.schedule.worker.who }),
      page.getByRole('button', { name: new RegExp(`^${words.schedule.toolbar.view}:`) }),
      page.getByRole('button', { name: words.worker.share.week }),
      page.getByRole('button', { name: words.worker.feed.title }),
    ];
    const areas = await Promise.all(controls.map((one) => one.boundingBox()));
    const middles = areas.map((box) => (box?.y ?? 0) + (box?.height ?? 0) / 2);
    expect(Math.min(...areas.map((box) => box?.width ?? 0))).toBeGreaterThanOrEqual(44);
    expect(Math.max(...areas.map((box) => (box?.x ?? 0) + (box?.width ?? 0)))).toBeLessThanOrEqual(PHONE.width);
    const rowsOfControls = [middles.slice(0, -2), middles.slice(-2)];
    for (const row of rowsOfControls) expect(Math.max(...row) - Math.min(...row)).toBeLessThan(4);
    expect(Math.max(...(rowsOfControls[1] ?? []))).toBeLessThan(Math.min(...(rowsOfControls[0] ?? [])));
  },
);

import { type Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { callApi, newManagerToken } from '../../driver/api.ts';
import { useBrowser } from '../../driver/browser.ts';
import { PATIENT } from '../../driver/patient.ts';
import { choose, expectFieldError, field } from '../../driver/form.ts';
import { monthFromNow } from '../../driver/months.ts';
import { openPerson } from '../../driver/person-page.ts';
import { REGISTRATION_CODE } from '../../driver/product.ts';
import { DEMO_PASSWORD } from '../../driver/sign-in.ts';
import { en, fill, like } from '../../driver/texts.ts';
import { toast } from '../../driver/toast.ts';

const open = useBrowser();
const { invalid } = en;

let token: string;
beforeAll(async () => {
  token = await newManagerToken('set-up', 'Duona');
});

/** Opens a page of the business that the tests of this file set up one after the other. */
async function openBusiness(path: string, refusals: number[] = []): Promise<Page> {
  const page = await open({ token, refusals });
  await page.goto(path);
  return page;
}

test('register with the company code, and create a project free of charge', async () => {
  const page = await open({ refusals: [422] });
  const texts = en.session;
  await page.goto('/register');
  const submit = page.getByRole('button', { name: texts.register.submit });
  await submit.click();
  for (const label of [texts.username, texts.firstName, texts.lastName, texts.email, texts.password])
    await expectFieldError(field(page, label), invalid.required);
  const hasFocus = () => field(page, texts.username).evaluate((input) => input === document.activeElement);
  await expect.poll(hasFocus, PATIENT).toBe(true);

  await field(page, texts.username).fill('rasa');
  await field(page, texts.firstName).fill('Rasa');
  await field(page, texts.lastName).fill('Rimkutė');
  await field(page, texts.email).fill('rasa at example');
  await field(page, texts.password).fill('short');
  await field(page, texts.confirmPassword).fill('different');
  await field(page, texts.register.code).fill('a wrong code');
  await submit.click();
  await expectFieldError(field(page, texts.email), invalid.email_format);
  await expectFieldError(field(page, texts.password), invalid.password_short);
  await expectFieldError(field(page, texts.confirmPassword), invalid.password_mismatch);

  await field(page, texts.email).fill('rasa@example.lt');
  await field(page, texts.password).fill(DEMO_PASSWORD);
  await field(page, texts.confirmPassword).fill(DEMO_PASSWORD);
  await submit.click();
  await expect.poll(() => page.getByText(/code is incorrect/).count(), PATIENT).toBeGreaterThan(0);
  expect(await field(page, texts.lastName).inputValue()).toBe('Rimkutė');

  await field(page, texts.register.code).fill(REGISTRATION_CODE);
  await submit.click();
  await page.waitForURL('**/select-project');
  await page.getByRole('link', { name: en.projects.createFirst }).click();
  await createProject(page);
});

async function createProject(page: Page): Promise<void> {
  const texts = en.projects;
  const submit = page.getByRole('button', { name: texts.create });
  await field(page, texts.name).fill('  R ');
  // The account has accepted both texts.
  const change = page.getByRole('button', { name: texts.agreedChange });
  await change.waitFor();
  expect(await page.getByRole('checkbox').count()).toBe(0);
  await change.click();
  await page.getByLabel(texts.terms).uncheck();
  expect(await submit.isDisabled()).toBe(true);
  await page.getByLabel(texts.terms).check();
  await submit.click();
  await expectFieldError(field(page, texts.name), texts.nameShort);
  expect(await page.getByLabel(texts.email).count()).toBe(0);
  await field(page, texts.name).fill('Rasos kepykla');
  await submit.click();
  await toast(page, texts.created).waitFor();
  await page.waitForURL('**/manager');
  await page.getByRole('button', { name: 'Rasos kepykla' }).waitFor();
}

test('who registers without a code chooses what to do, and learns how to get into a team', async () => {
  const page = await open();
  const texts = en.session;
  await page.goto('/register');
  for (const [label, value] of [
    [texts.username, 'jurgis'],
    [texts.firstName, 'Jurgis'],
    [texts.lastName, 'Jonaitis'],
    [texts.email, 'jurgis@example.lt'],
    [texts.password, DEMO_PASSWORD],
    [texts.confirmPassword, DEMO_PASSWORD],
  ] as const)
    await field(page, label).fill(value);
  await page.getByRole('button', { name: texts.register.submit }).click();
  await page.waitForURL('**/role-selection');
  await page.getByRole('link', { name: texts.roleSelection.teamText }).click();
  await page.getByText(fill(en.worker.noProject.text, { username: 'jurgis' })).waitFor();

  await page.goto('/create-project');
  await page.getByText(en.payments.price).waitFor();
  expect(await field(page, en.projects.email).inputValue()).toBe('jurgis@example.lt');
  await field(page, en.projects.email).fill('');
  await field(page, en.projects.name).fill('Jurgio kioskas');
  await page.getByRole('button', { name: en.payments.toPayment }).click();
  await expectFieldError(field(page, en.projects.email), en.projects.emailRequired);
  await field(page, en.projects.email).fill('jurgis');
  await page.getByRole('button', { name: en.payments.toPayment }).click();
  await expectFieldError(field(page, en.projects.email), en.projects.emailInvalid);
  expect(await field(page, en.projects.name).inputValue()).toBe('Jurgio kioskas');
});

test('employees: the ID is checked as it is typed, and every wrong field says so', async () => {
  const page = await openBusiness('/manager/employees');
  const texts = en.employees;
  const labels = en.fields.employee;
  await page.getByText(texts.emptyTitle).waitFor();
  await page.getByRole('button', { name: texts.add }).click();
  const drawer = page.getByRole('dialog', { name: texts.add });
  const submit = drawer.getByRole('button', { name: texts.add });
  await submit.click();
  await expectFieldError(field(drawer, labels.id), invalid.required);
  await expectFieldError(field(drawer, labels.name), invalid.required);
  await expectFieldError(field(drawer, labels.roles), invalid.roles_required);

  await field(drawer, labels.id).fill('ona');
  await expectFieldError(field(drawer, labels.id), texts.idTaken);
  await field(drawer, labels.id).fill('petras');
  await drawer.getByRole('status').filter({ hasText: texts.idAvailable }).waitFor();
  await field(drawer, labels.name).fill('Petras Šarūnaitis');
  await field(drawer, labels.roles).fill('Cook,');
  await field(drawer, labels.roles).fill('Cashier,');
  await field(drawer, labels.max_hours_per_week).fill('');
  await submit.click();
  await expectFieldError(field(drawer, labels.max_hours_per_week), invalid.number_format);
  expect(await field(drawer, labels.name).inputValue()).toBe('Petras Šarūnaitis');
  await field(drawer, labels.max_hours_per_week).fill('40');
  await submit.click();
  await toast(page, texts.added).waitFor();

  await page.getByRole('searchbox', { name: texts.search }).fill('sarunaitis');
  await page.getByText('Petras Šarūnaitis').waitFor();
  await page.getByRole('searchbox', { name: texts.search }).fill('nobody of this name');
  await page.getByText(texts.nobodyTitle).waitFor();
});

test('a login is made with a temporary password, and deleted with its employee', async () => {
  const page = await openBusiness('/manager/employees');
  const texts = en.employees;
  await openPerson(page, 'Petras Šarūnaitis');
  await page.getByRole('button', { name: texts.login.create }).click();
  const dialog = page.getByRole('dialog', { name: texts.login.title });
  const password = field(dialog, texts.login.password);
  expect((await password.inputValue()).length).toBeGreaterThanOrEqual(6);
  await password.fill('short');
  await dialog.getByRole('button', { name: texts.login.create }).click();
  await expectFieldError(password, invalid.password_short);
  await password.fill('temporary-1');
  await dialog.getByRole('button', { name: texts.login.create }).click();
  await dialog.getByText(texts.login.done).waitFor();
  await dialog.getByRole('button', { name: en.common.close }).last().click();
  await page.getByText(like(texts.person.signsInAs)).waitFor();

  await page.getByRole('button', { name: texts.row.delete, exact: true }).click();
  const question = page.getByRole('dialog', { name: texts.delete.title });
  await question.getByText(texts.departure.none).waitFor();
  await question.getByText(texts.delete.login).waitFor();
  await question.getByRole('button', { name: en.common.cancel }).click();
  await page.getByRole('heading', { name: 'Petras Šarūnaitis' }).waitFor();
});

test('requirements wait for a template; a template is checked field by field', async () => {
  const page = await openBusiness('/manager/shifts/requirements', [409]);
  await page.getByText(en.requirements.noTemplates).waitFor();
  await page.getByRole('link', { name: en.requirements.toTemplates }).click();
  const texts = en.templates;
  const labels = en.fields.template;
  await page.getByRole('button', { name: texts.add }).click();
  const drawer = page.getByRole('dialog', { name: texts.add });
  const submit = drawer.getByRole('button', { name: texts.add });
  await submit.click();
  await expectFieldError(field(drawer, labels.name), invalid.required);
  await expectFieldError(field(drawer, labels.start_time), invalid.time_format);
  await field(drawer, labels.name).fill('Night');
  await field(drawer, labels.start_time).fill('25:00');
  await field(drawer, labels.end_time).fill('6');
  await field(drawer, labels.end_time).press('Enter');
  await expectFieldError(field(drawer, labels.start_time), invalid.time_format);
  await expect.poll(() => field(drawer, labels.end_time).inputValue()).toBe('06:00');
  await field(drawer, labels.start_time).fill('600');
  await field(drawer, labels.start_time).press('Tab');
  await submit.click();
  await expectFieldError(field(drawer, labels.end_time), invalid.end_equals_start);
  await field(drawer, labels.start_time).fill('2200');
  await field(drawer, labels.start_time).press('Tab');
  await drawer.getByText(texts.nextDay).waitFor();
  await submit.click();
  await drawer.waitFor({ state: 'hidden' });
  await page.getByText('22:00–06:00').waitFor();

  await page.getByRole('button', { name: texts.add }).click();
  await field(drawer, labels.name).fill('Night');
  await field(drawer, labels.start_time).fill('8');
  await field(drawer, labels.end_time).fill('16');
  await field(drawer, labels.end_time).press('Tab');
  await submit.click();
  await drawer
    .getByText(/already exists/)
    .first()
    .waitFor();
  expect(await field(drawer, labels.start_time).inputValue()).toBe('08:00');
});

test('requirements: the weekly standard in a grid, a date that differs, and what is missing said', async () => {
  const page = await openBusiness('/manager/shifts/requirements');
  const texts = en.requirements;
  const labels = en.fields.requirement;
  await page.getByRole('button', { name: texts.addRow }).click();
  await expectFieldError(page.getByRole('combobox', { name: labels.template }), invalid.required);
  await expectFieldError(page.getByRole('combobox', { name: labels.role }), invalid.required);
  await choose(page, page.getByRole('combobox', { name: labels.template }), 'Night');
  await page.getByRole('combobox', { name: labels.role }).fill('Cook');
  await page.getByRole('button', { name: texts.addRow }).click();
  const cell = page.getByRole('textbox', {
    name: fill(texts.cell, { template: 'Night', role: 'Cook', day: 'Monday' }),
  });
  const kept = page.waitForResponse(
    (reply) => reply.request().method() === 'POST' && reply.url().endsWith('/api/requirements') && reply.ok(),
  );
  await cell.fill('2');
  await cell.press('ArrowRight');
  await kept;
  await page.reload();
  await expect.poll(() => cell.inputValue(), PATIENT).toBe('2');

  await page.getByRole('button', { name: texts.addException }).click();
  const drawer = page.getByRole('dialog', { name: texts.addException });
  const save = drawer.getByRole('button', { name: en.common.save });
  await save.click();
  await expectFieldError(field(drawer, labels.date), invalid.required);
  await expectFieldError(field(drawer, labels.template), invalid.required);
  await expectFieldError(field(drawer, labels.role), invalid.required);
  await field(drawer, labels.date).fill(`15/${monthFromNow(1).key.slice(5)}/${monthFromNow(1).key.slice(0, 4)}`);
  await field(drawer, labels.date).press('Tab');
  await choose(page, field(drawer, labels.template), 'Night');
  await field(drawer, labels.role).fill('Cook');
  await field(drawer, labels.count).fill('0');
  await save.click();
  await page.getByRole('region', { name: texts.exceptions }).getByText('Night').waitFor();
  expect(await cell.inputValue()).toBe('2');
});

test("holidays: the country's are there; a closing day needs a date and changes no norm", async () => {
  const page = await openBusiness('/manager/shifts/holidays?year=2027');
  const texts = en.holidays;
  // Nothing was imported. December 2027 has 23 weekdays, one of them a holiday and two of them a day before one.
  await expect.poll(() => page.getByText(texts.public, { exact: true }).count(), PATIENT).toBe(16);
  const december = page.getByRole('row', { name: /December 2027/ });
  await december.getByText('174 h', { exact: true }).waitFor();
  await page.getByRole('button', { name: texts.add }).click();
  const drawer = page.getByRole('dialog', { name: texts.add });
  await field(drawer, texts.name).fill('Inventory');
  await drawer.getByRole('button', { name: en.common.save }).click();
  await expectFieldError(field(drawer, texts.date), texts.dateRequired);
  expect(await field(drawer, texts.name).inputValue()).toBe('Inventory');
  await drawer.getByRole('button', { name: en.common.close, exact: true }).click();
  const question = page.getByRole('dialog', { name: en.common.discard.title });
  await question.getByRole('button', { name: en.common.discard.confirm }).click();

  await page.getByRole('button', { name: texts.add }).click();
  await field(drawer, texts.date).fill('30/12/2027');
  await field(drawer, texts.date).press('Tab');
  await field(drawer, texts.name).fill('Inventory');
  await drawer.getByRole('button', { name: en.common.save }).click();
  await page.getByText(texts.own).waitFor();
  await december.getByText('174 h', { exact: true }).waitFor();

  const joinings = page.getByRole('row', { name: /Midsummer/ });
  await joinings.getByRole('switch').click();
  await joinings.getByText(texts.closed).waitFor();
  await joinings.getByRole('button', { name: like(texts.resetOne) }).click();
  await joinings.getByText(texts.open).waitFor();

  await page.getByRole('button', { name: texts.import }).click();
  const dialog = page.getByRole('dialog', { name: fill(texts.importTitle, { year: 2027 }) });
  await dialog.getByRole('button', { name: texts.import }).click();
  await toast(page, texts.imported).waitFor();
  await expect.poll(() => page.getByText(texts.closed, { exact: true }).count(), PATIENT).toBe(17);
});

test('what was set up is there when asked from outside', async () => {
  const requirements = await callApi<{ count: number; date: string | null }[]>('GET', '/requirements', { token });
  expect(requirements.map(({ count, date }) => [count, date])).toEqual(
    expect.arrayContaining([
      [2, null],
      [0, `${monthFromNow(1).key}-15`],
    ]),
  );
});

import type { Page } from 'playwright-core';
import type { PageOfApp } from './pages.ts';
import { fillDetails, typeCard, type Words } from './paying.ts';
import { fill } from './texts.ts';

/** A state without an address: the actions on a page that show it. */
export interface DialogOfApp {
  title: string;
  path: string;
  /** `payer` pays for projects and works in one, `former` is the same user in a project that has ended. */
  who: PageOfApp['who'] | 'payer' | 'former';
  open: (page: Page, words: Words) => Promise<void>;
  /** The expected HTTP errors. */
  refusals?: readonly number[];
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const dialog = (page: Page) => page.getByRole('dialog').waitFor();
/** A button in the region of a project. */
const ofProject = (page: Page, project: string, name: string) =>
  page.getByRole('region', { name: project, exact: true }).getByRole('button', { name, exact: true });

async function start(page: Page, { landing }: Words): Promise<void> {
  // Before the scripts are loaded, the same link leads to the registration.
  await page.locator('#prerendered').waitFor({ state: 'detached' });
  await page.getByRole('link', { name: landing.start, exact: true }).click();
  await page.getByLabel(landing.dialog.email).fill('rasa@example.lt');
}

async function purchase(page: Page, words: Words): Promise<void> {
  await start(page, words);
  await page.getByLabel(words.landing.dialog.accept).check();
  await button(page, words.landing.dialog.submit).click();
  await page.getByText(words.payments.test.title).waitFor();
}

async function pay(page: Page, words: Words, card: string, submit: string): Promise<void> {
  await typeCard(page, words, card);
  await button(page, submit).click();
}

const subscriptions = '/manager/settings/subscriptions';

export const dialogs: DialogOfApp[] = [
  { title: 'the start dialog', path: '/', who: 'nobody', open: start },
  ...(['terms', 'privacy'] as const).map((text) => ({
    title: `the ${text}`,
    path: '/',
    who: 'nobody' as const,
    open: async (page: Page, { landing }: Words) => {
      await page.locator('#prerendered').waitFor({ state: 'detached' });
      await button(page, landing.footer[text]).click();
      await dialog(page);
    },
  })),
  { title: 'the purchase', path: '/', who: 'nobody', open: purchase },
  {
    title: 'a declined purchase',
    path: '/',
    who: 'nobody',
    refusals: [402],
    open: async (page, words) => {
      await purchase(page, words);
      await pay(page, words, '4000000000000002', words.payments.purchase.submit);
      await page.getByRole('alert').filter({ hasNotText: words.payments.test.title }).waitFor();
    },
  },
  {
    title: 'the bank’s question',
    path: '/',
    who: 'nobody',
    open: async (page, words) => {
      await purchase(page, words);
      await pay(page, words, '4000002760003184', words.payments.purchase.submit);
      await button(page, words.payments.bank.confirm).waitFor();
    },
  },
  {
    title: 'the payment of a new project',
    path: '/create-project',
    who: 'payer',
    open: async (page, words) => {
      await fillDetails(page, words, 'Rasos ledainė', words.payments.toPayment);
      await page.getByText(words.payments.test.title).waitFor();
    },
  },
  {
    title: 'the switcher',
    path: '/manager',
    who: 'payer',
    open: async (page, { projects }) => {
      await page.getByRole('button', { name: new RegExp(`^${projects.switcher}`) }).click();
      await page.getByRole('menuitem', { name: projects.create }).waitFor();
    },
  },
  {
    title: 'the welcome',
    path: '/manager',
    who: 'payer',
    open: async (page) => {
      await page.evaluate(() => {
        const [, contents = ''] = (localStorage.getItem('accessToken') ?? '').split('.');
        const { project_id } = JSON.parse(atob(contents.replaceAll('-', '+').replaceAll('_', '/'))) as {
          project_id: string;
        };
        sessionStorage.setItem('welcomeTo', project_id);
      });
      await page.reload();
      await dialog(page);
    },
  },
  {
    title: 'a payroll export',
    path: '/manager/timesheets/exports',
    who: 'payer',
    open: async (page, { payrollExports: texts }) => {
      await page.getByRole('button', { name: texts.add }).first().click();
      await dialog(page);
      await page.getByRole('radio', { name: texts.layouts.day_kinds.name, exact: true }).check();
      await page.getByText(texts.codeGroups.once).waitFor();
    },
  },
  {
    title: 'the invoices',
    path: subscriptions,
    who: 'payer',
    open: async (page, { subscriptions: texts }) => {
      await ofProject(page, 'Rasos kavinė', texts.invoices.show).click();
      const region = page.getByRole('region', { name: 'Rasos kavinė', exact: true });
      await region.getByRole('button', { name: /^(Download|Atsisiųsti)/ }).waitFor();
    },
  },
  {
    title: 'the invoice details, with an error at its field',
    path: subscriptions,
    who: 'payer',
    refusals: [422],
    open: async (page, words) => {
      await button(page, words.payments.details.add).click();
      await dialog(page);
      await page.getByLabel(words.payments.details.company_code, { exact: true }).fill('305123450');
      await button(page, words.common.save).click();
      await page.locator('[aria-invalid=true]').first().waitFor();
    },
  },
  {
    title: 'another card',
    path: subscriptions,
    who: 'payer',
    open: async (page, words) => {
      await ofProject(page, 'Rasos kavinė', words.subscriptions.changeCard).click();
      await page.getByLabel(words.payments.cardNumber).waitFor();
    },
  },
  {
    title: 'the end of a subscription',
    path: subscriptions,
    who: 'payer',
    open: async (page, words) => {
      await ofProject(page, 'Rasos kavinė', words.subscriptions.cancel.open).click();
      await page
        .getByRole('dialog', { name: fill(words.subscriptions.cancel.title, { name: 'Rasos kavinė' }) })
        .waitFor();
    },
  },
  {
    title: 'the money back',
    path: subscriptions,
    who: 'payer',
    open: async (page, words) => {
      await ofProject(page, 'Rasos kepykla', words.subscriptions.once.refund).click();
      await dialog(page);
    },
  },
  {
    title: 'a project that has ended, paid again from another one',
    path: subscriptions,
    who: 'payer',
    open: async (page, words) => {
      await ofProject(page, 'Rasos vasaros terasa', words.subscriptions.renewOpen).click();
      await page.getByLabel(words.payments.cardNumber).waitFor();
    },
  },
  {
    title: 'a project that has ended',
    path: subscriptions,
    who: 'former',
    open: (page, { payments }) => page.getByText(payments.billing.ended.title).waitFor(),
  },
  {
    title: 'paying again',
    path: `${subscriptions}?renew=1`,
    who: 'former',
    open: (page, { payments }) => page.getByLabel(payments.cardNumber).waitFor(),
  },
  {
    title: 'erasing the account',
    path: '/manager/settings',
    who: 'payer',
    open: async (page, { profile }) => {
      await button(page, profile.data.erase).click();
      await dialog(page);
    },
  },
];

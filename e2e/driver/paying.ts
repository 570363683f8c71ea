import type { Page } from 'playwright-core';
import type { en } from './texts.ts';

export type Words = typeof en;

/** Fills the registration form, which must be on screen, and sends it. */
export async function register(page: Page, words: Words, username: string, email?: string): Promise<void> {
  const { session } = words;
  await page.getByLabel(session.username, { exact: true }).fill(username);
  await page.getByLabel(session.firstName, { exact: true }).fill('Rasa');
  await page.getByLabel(session.lastName, { exact: true }).fill('Kavinskė');
  if (email !== undefined) await page.getByLabel(session.email, { exact: true }).fill(email);
  await page.getByLabel(session.password, { exact: true }).fill('kava-ir-pyragas');
  await page.getByLabel(session.confirmPassword, { exact: true }).fill('kava-ir-pyragas');
  await page.getByRole('button', { name: session.register.submit }).click();
}

/** Names a new project and checks the required checkboxes; the form must be on screen. */
export async function fillDetails(page: Page, { projects }: Words, name: string, submit: string): Promise<void> {
  await page.getByLabel(projects.name, { exact: true }).fill(name);
  const button = page.getByRole('button', { name: submit, exact: true });
  if (!(await button.isDisabled())) throw new Error('The boxes must be checked first');
  await page.getByLabel(projects.terms).check();
  await page.getByLabel(projects.privacy).check();
  await button.click();
}

/** Names a new project after the texts were accepted on the way: no step asks for them again. */
export async function fillAgreed(page: Page, { projects }: Words, name: string, submit: string): Promise<void> {
  await page.getByLabel(projects.name, { exact: true }).fill(name);
  await page.getByRole('button', { name: projects.agreedChange }).waitFor();
  if ((await page.getByRole('checkbox').count()) > 0) throw new Error('The boxes are asked for again');
  await page.getByRole('button', { name: submit, exact: true }).click();
}

/** Fills in whom invoices are made out to; the form must be on screen. */
export async function fillCompany(
  page: Page,
  { payments: { details } }: Words,
  { name, code }: { name: string; code: string },
): Promise<void> {
  await page.getByLabel(details.company_name).fill(name);
  await page.getByLabel(details.company_code, { exact: true }).fill(code);
  await page.getByLabel(details.address).fill('Žvejų g. 1');
  await page.getByLabel(details.city).fill('Klaipėda');
}

/** Types a card of the sandbox. */
export async function typeCard(page: Page, { payments }: Words, number: string): Promise<void> {
  await page.getByLabel(payments.cardNumber).fill(number);
  await page.getByLabel(payments.expiry).fill('1234');
  await page.getByLabel(payments.cvc).fill('123');
}

import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { PATIENT } from './patient.ts';

/** A field by its label, within a dialog or a page; a required field's label ends in an asterisk. */
export function field(scope: Page | Locator, label: string): Locator {
  return scope.getByLabel(new RegExp(`^${label.replaceAll(/[()*+?.]/g, String.raw`\$&`)}( \\*)?$`));
}

/** Waits until a field's own description, as a screen reader reads it, contains the error. */
export async function expectFieldError(input: Locator, text: string): Promise<void> {
  const description = () =>
    input.evaluate((element) => {
      const ids = element.getAttribute('aria-describedby')?.split(/\s+/) ?? [];
      return ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
    });
  await expect.poll(description, PATIENT).toContain(text);
}

/** Selects an option of a list that opens below its field. */
export async function choose(page: Page, input: Locator, option: string | RegExp): Promise<void> {
  await input.click();
  await page.getByRole('option', { name: option }).click();
}

import type { Locator, Page } from 'playwright-core';

/** The message that contains this text. */
export function toast(page: Page, text: string | RegExp): Locator {
  return page.locator('.mantine-Notification-root').filter({ hasText: text });
}

/** Reads a message and closes it, so that the next one with the same text is a new one. */
export async function readToast(page: Page, text: string | RegExp, close = 'Close'): Promise<void> {
  const message = toast(page, text);
  await message.waitFor();
  // It closes by itself too, maybe just now: a click would wait for the next one.
  const buttons = message.getByRole('button', { name: close });
  await buttons.evaluateAll((all: HTMLElement[]) => all.forEach((button) => button.click()));
  await message.waitFor({ state: 'detached' });
}

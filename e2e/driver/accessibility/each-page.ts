import type { Language } from '@pamaina/contract';
import { beforeAll, expect, test } from 'vitest';
import { useBrowser, type Open } from '../browser.ts';
import { pages, type PageOfApp } from '../pages.ts';
import { faultsOf } from './faults.ts';
import { goTo } from './go-to.ts';

/**
 * One test for each page of somebody, one after the other in the same two pages of the browser, as people walk through
 * the product: what is loaded once is not loaded again.
 */
export function testEachPage(who: PageOfApp['who'], tokenOfThem?: () => Promise<string>): void {
  const open = useBrowser();
  const kept = new Map<string, ReturnType<Open>>();
  let token: string | undefined;
  beforeAll(async () => {
    token = await tokenOfThem?.();
  });
  const pageIn = (language: Language) => {
    // 429: the demo asks for a proof of work after a few visits, and the browser gives it; on a busy machine an
    // account that looks at two pages waits for its turn at the planner, and the browser asks again.
    const refusals = [429];
    const page =
      kept.get(language) ?? open({ language, isKept: true, refusals, ...(token !== undefined && { token }) });
    kept.set(language, page);
    return page;
  };
  for (const page of pages.filter((one) => one.who === who))
    test(`${page.path}: accessible in both themes and widths, whole in every language`, async () => {
      expect(await faultsOf({ ...page, title: page.path, open: () => Promise.resolve() }, pageIn, goTo)).toEqual([]);
    });
}

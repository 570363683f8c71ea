import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { settled } from './settled.ts';

/**
 * What axe finds wrong on the page once nothing moves any more, one line for each rule and element; empty when it is
 * accessible.
 */
export async function axeViolations(page: Page): Promise<string[]> {
  await settled(page);
  // A page that is looked at a second time has axe already.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const { violations } = await page.evaluate(() =>
    // What is in order is only counted: to describe each element of it takes as long as to find what is not.
    (window as unknown as { axe: typeof axe }).axe.run(document, { resultTypes: ['violations'] }),
  );
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id}: ${help}: ${node.target.join(' ')}: ${node.failureSummary ?? ''}`),
  );
}

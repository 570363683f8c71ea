import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { settled } from './settled.ts';

/** Of all rules these alone look at colours; a link within a text may be told from it by its colour. */
const COLOURS = ['color-contrast', 'link-in-text-block'];

/**
 * What axe finds wrong on the page once nothing moves any more, one line for each rule and element; empty when it is
 * accessible.
 * @param only the rules about colours, for a look that differs from another in nothing but those
 */
export async function axeViolations(page: Page, only: 'all' | 'colours' = 'all'): Promise<string[]> {
  await settled(page);
  // A page that is looked at a second time has axe already.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const runOnly = only === 'colours' ? { runOnly: COLOURS, preload: false } : {};
  const { violations } = await page.evaluate(
    // What is in order is only counted: to describe each element of it takes as long as to find what is not.
    (more) => (window as unknown as { axe: typeof axe }).axe.run(document, { resultTypes: ['violations'], ...more }),
    runOnly,
  );
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id}: ${help}: ${node.target.join(' ')}: ${node.failureSummary ?? ''}`),
  );
}

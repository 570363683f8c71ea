import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/** What axe finds wrong on the page as it stands, one line for each rule and element; empty when it is accessible. */
export async function axeViolations(page: Page): Promise<string[]> {
  // The product has no frames: without asking them, axe needs no second page.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id}: ${help}: ${node.target.join(' ')}: ${node.failureSummary ?? ''}`),
  );
}

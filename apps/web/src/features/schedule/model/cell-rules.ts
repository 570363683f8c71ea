import type { rules } from '@pamaina/contract';

/** A broken rule's short form for a tooltip or the live region: with the article of law it comes from. */
export const ruleLine = (rule: rules.Rule): string =>
  rule.source === undefined ? rule.detail : `${rule.detail} (${rule.source})`;

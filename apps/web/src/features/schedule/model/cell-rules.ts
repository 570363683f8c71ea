import type { rules } from '@pamaina/contract';

/** The broken rules' short form for a tooltip or the live region: each with the article it comes from. */
export const ruleLine = (rule: rules.Rule): string =>
  rule.source === undefined ? rule.detail : `${rule.detail} (${rule.source})`;

import type { Severity } from './severity.ts';

export type { Severity };

/** What a business may make of a rule: not judge it at all, or bind it as strictly as it likes. */
export type RuleSeverity = Severity | 'off';

/** Two people who must not meet at work (`apart`), or who work the same days (`together`). By id. */
export interface Pair {
  first: string;
  second: string;
  kind: 'together' | 'apart';
}

/** At least so many seniors wherever anybody works this template in this role; null: in any role. */
export interface SeniorRule {
  template: string;
  role: string | null;
  least: number;
}

/** The business's own rules about everybody; what is absent does not bind. */
export interface BusinessRules {
  /** Nobody who closes a day opens the next one. */
  closingBeforeOpening?: boolean;
  /** The most shifts of a template that anybody has; a person's own limits may be lower. */
  maxOfTemplate?: { template: string; perWeek?: number; perPeriod?: number }[];
  pairs?: Pair[];
  seniors?: SeniorRule[];
  /** Roles that have to do with alcohol, in which nobody under 18 works (LT, DSSĮ 36). */
  alcoholRoles?: string[];
  /**
   * How strictly a rule binds, by its code, where that differs from what it comes with. What the law forbids (its pack says `hard` or `consent`)
   * can be made no less than `soft`.
   */
  severities?: Record<string, RuleSeverity>;
}

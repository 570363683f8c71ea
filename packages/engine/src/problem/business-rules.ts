import type { Severity } from './law-pack.ts';

export type { Severity };

/** The strictness that a business can choose for a rule, or off. */
export type RuleSeverity = Severity | 'off';

/** Two employees who must not work together (`apart`), or who work the same days (`together`). By ID. */
export interface Pair {
  first: string;
  second: string;
  kind: 'together' | 'apart';
}

/** The minimum number of experienced employees wherever this template is worked in this role; null: in any role. */
export interface SeniorRule {
  template: string;
  role: string | null;
  least: number;
}

/** The certificate that work in a role and with a template needs; null: in any. */
export interface CertificateRule {
  kind: string;
  role: string | null;
  template: string | null;
}

/**
 * The business's own rules for all employees; absent rules do not apply. Rules that numbers define add their fields in
 * `rules/business.ts`.
 */
export interface BusinessRules {
  /** Anyone who closes a day must not open the next one. */
  closingBeforeOpening?: boolean;
  /** The maximum number of shifts of a template per employee; an employee's own limits can be lower. */
  maxOfTemplate?: { template: string; perWeek?: number; perPeriod?: number }[];
  pairs?: Pair[];
  seniors?: SeniorRule[];
  certificates?: CertificateRule[];
  /** Roles connected with alcohol, in which employees under 18 must not work (LT, DSSĮ 36). */
  alcoholRoles?: string[];
  /**
   * The strictness of a rule, by its code, if it differs from the default. Rules of law (`hard` or `consent` in the law
   * pack) can be set no lower than `soft`.
   */
  severities?: Record<string, RuleSeverity>;
}

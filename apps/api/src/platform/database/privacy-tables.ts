import type { Generated } from 'kysely';

/** The tables of 0020: who was deleted, and what was agreed to. */
export interface PrivacyTables {
  former_employee: {
    project_id: string;
    id: Generated<string>;
    number: number;
    employee_id: string | null;
    name: string | null;
    since: string | null;
    left_at: Generated<string>;
    erased_at: Generated<string | null>;
  };
  consent: { account_id: string; document: 'terms' | 'privacy'; version: string; accepted_at: Generated<string> };
}

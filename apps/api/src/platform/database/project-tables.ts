import type { projects, settings, workingTimeSheet } from '@pamaina/contract';
import type { ColumnType, Generated } from 'kysely';

/** JSON with a default in the database. */
type Kept<T> = ColumnType<T, string | undefined, string>;

/** A business: how it is planned for, and how it is paid. */
export interface ProjectTables {
  project: {
    id: string;
    name: string;
    description: string | null;
    time_zone: Generated<string>;
    country: Generated<string>;
    law_pack: Generated<'lt' | 'eu' | 'none'>;
    created_at: Generated<string>;
    version: Generated<number>;
    regime: Generated<'summary' | 'fixed'>;
    accounting_months: Generated<number>;
    planning_seconds: Generated<number>;
    opening_hours: Kept<settings.SystemSettings['opening_hours']>;
    accounting_start: Generated<string>;
    accounting_ground: Generated<'sector' | 'agreement' | null>;
    importance: Kept<Partial<settings.Importance>>;
    severities: Kept<settings.Severities>;
    limits: Kept<settings.Limits>;
    business_rules: Kept<settings.BusinessRules>;
    closing_before_opening: Generated<boolean>;
    alcohol_roles: Generated<string[]>;
    billing: Generated<projects.Billing>;
    erase_at: Generated<string | null>;
    paid_by: Generated<string | null>;
    company_code: Generated<string | null>;
    /** The signs of the working-time sheet that differ from the usual ones. */
    sheet_signs: Kept<Partial<Record<workingTimeSheet.SignKind, string>>>;
    /** Of a visitor's copy of the demo: where they came from, hashed. */
    demo_network: Generated<string | null>;
  };
}

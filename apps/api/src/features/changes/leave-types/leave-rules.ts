import {
  absenceTypes,
  allAbsenceTypes,
  defaultLanguage,
  isAbsenceType,
  leaveTypes,
  workingTimeSheet,
  type AbsenceType,
  type Language,
} from '@pamaina/contract';
import type { Selectable } from 'kysely';
import { byName } from '../../../platform/database/by-name.ts';
import { together, type Tx } from '../../../platform/database/database.ts';
import type { Tables } from '../../../platform/database/tables.ts';
import { fieldProblem } from '../../../platform/ground/problem-error.ts';
import { textOf } from '../../../platform/text/texts.ts';
import { readSheetSigns } from '../../business/settings/index.ts';

type LeaveType = leaveTypes.LeaveType;
export type LeaveRule = leaveTypes.LeaveRule;

/** The name of a type of the law. */
export const nameOfLaw = (language: Language, type: AbsenceType) => textOf(language, `payrollExports.kinds.${type}`);

/**
 * Every type of absence as the business has it: those of the law in the order of the contract, then its own by name,
 * archived ones too. @param language of the names of those of the law
 */
export async function readLeaveTypes(tx: Tx, language: Language = defaultLanguage): Promise<LeaveType[]> {
  const [{ sheet_signs }, rows] = await together(tx, () => [
    tx.selectFrom('project').select('sheet_signs').where('id', '=', tx.projectId).executeTakeFirstOrThrow(),
    tx.selectFrom('leave_type').selectAll().orderBy(byName(tx, 'name')).execute(),
  ]);
  const stored = new Map(rows.map((row) => [row.type, row]));
  const signs = readSheetSigns(sheet_signs);
  const signOf = (type: AbsenceType) => signs[type] ?? workingTimeSheet.signDefaults[type];
  const ofLaw = allAbsenceTypes.map((code): LeaveType => {
    const row = stored.get(code);
    return {
      code,
      name: nameOfLaw(language, code),
      is_of_law: true,
      ...(row === undefined ? leaveTypes.usualLeaveRule(code) : ruleOf(row)),
      counts_as: code,
      sign: signOf(code),
      can_request: absenceTypes[code].isAsked,
      archived: false,
      payroll_code: null,
      version: row?.version ?? 0,
    };
  });
  const own = rows.flatMap((row): LeaveType[] => {
    const { type: code, name, counts_as, can_request, archived_at, payroll_code, version } = row;
    if (name === null || counts_as === null) return [];
    const rest = { counts_as, sign: signOf(counts_as), can_request: can_request ?? false, payroll_code };
    return [{ code, name, is_of_law: false, ...ruleOf(row), ...rest, archived: archived_at !== null, version }];
  });
  return [...ofLaw, ...own];
}

function ruleOf(row: Selectable<Tables['leave_type']>): LeaveRule {
  const { balance, since, carry_over_max, carry_over_until } = row;
  return {
    paid: row.is_paid,
    counted_in: row.unit === 'days' ? 'working_days' : 'hours',
    per_year: row.yearly,
    carry_over_until,
    balance,
    since,
    carry_over_max,
    is_pro_rata: row.is_pro_rata,
    is_earned_monthly: row.is_earned_monthly,
    week_days: row.week_days,
    half_days: row.half_days,
  };
}

/** The unit of a type's balance. */
export const unitOf = ({ counted_in }: Pick<LeaveRule, 'counted_in'>): (typeof leaveTypes.leaveUnits)[number] =>
  counted_in === 'hours' ? 'hours' : 'days';

/** A type of absence as `time_off` stores it. */
export interface StoredLeave {
  /** Of the law: what it counts as in norms, the sheet and payroll. */
  type: AbsenceType;
  /** Of the business; null: the type of the law itself. */
  leave_code: string | null;
}

interface Choosing {
  /** The code that an absence has already: it stays, even when it isn't offered any more. */
  kept?: string | undefined;
  /** An employee requests it. */
  isRequest?: boolean;
}

/**
 * The type that a caller chose for an absence, kept from being deleted until the transaction ends.
 * @throws `invalid` for one that isn't there, is archived or not the caller's to choose
 */
export async function chosenLeaveType(tx: Tx, code: string, { kept, isRequest }: Choosing = {}): Promise<StoredLeave> {
  const isKept = code === kept;
  if (isAbsenceType(code)) {
    if (isRequest === true && !isKept && !absenceTypes[code].isAsked) throw fieldProblem('type', 'choice');
    return { type: code, leave_code: null };
  }
  const row = await tx
    .selectFrom('leave_type')
    .select(['type', 'counts_as', 'can_request', 'archived_at'])
    .where('type', '=', code)
    .forKeyShare()
    .executeTakeFirst();
  const isOffered = row?.archived_at === null && (isRequest !== true || row.can_request === true);
  if (row?.counts_as == null || !(isOffered || isKept)) throw fieldProblem('type', 'choice');
  return { type: row.counts_as, leave_code: row.type };
}

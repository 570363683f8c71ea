import type { Language, templates } from '@pamaina/contract';
import { ProblemError } from '../../../platform/ground/problem-error.ts';
import type { ProjectCall } from '../../../platform/http/route.ts';
import { formatOf } from '../../../platform/text/format-of.ts';
import { localOf } from '../../../platform/time/zone.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { recordActivity } from '../../access/activity/index.ts';
import { findProject } from '../../access/projects/index.ts';
import { presentTemplate, templateColumns } from './templates.ts';

/**
 * Deletes a template that no requirement and no shift from today on uses; past shifts keep its name.
 * @throws `not_found`; `template_in_use`, which says where
 */
export async function deleteTemplate(call: ProjectCall<typeof templates.deleteTemplate>): Promise<void> {
  const { username } = call.caller;
  const { name } = call.params;
  const { tx } = call;
  const row = await tx
    .selectFrom('template')
    .select(templateColumns)
    .where('name', '=', name)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw new ProblemError('not_found');
  const { time_zone } = await findProject(tx);
  const uses = await findUses(tx, name, localOf(time_zone, call.now).date);
  if (uses.requirements + uses.shifts > 0)
    throw new ProblemError('template_in_use', { values: usesText(uses, call.language) });
  await tx.deleteFrom('template').where('name', '=', name).execute();
  const details = { ...presentTemplate(row) };
  await recordActivity(tx, { action_type: 'template.deleted', actor: username, details });
}

/** Days for display: weekdays by name, then dates, a dash for none. */
function usesText({ requirements, shifts, weekdays, dates, shiftDates, weeks }: TemplateUses, language: Language) {
  // 5 January 2026 is a Monday.
  const nameOf = (weekday: number) => formatOf(language).weekdayLong(`2026-01-${String(4 + weekday).padStart(2, '0')}`);
  return {
    requirements,
    shifts,
    required_on: [...weekdays.map(nameOf), ...weeks, ...dates].join(', ') || '–',
    planned_on: shiftDates.join(', ') || '–',
  };
}

interface TemplateUses {
  requirements: number;
  shifts: number;
  /** 1 Monday .. 7 Sunday. */
  weekdays: number[];
  dates: string[];
  shiftDates: string[];
  /** The named weeks that use it. */
  weeks: string[];
}

/** The maximum of days that is readable in one sentence. */
const DATES_SHOWN = 10;

/**
 * Where a template is used: by requirements of any day, by shifts from `today` (a local date) on. Days in order, each
 * once.
 */
async function findUses(tx: Tx, template: string, today: string): Promise<TemplateUses> {
  const requirements = await tx
    .selectFrom('requirement')
    .select(['weekday', 'date'])
    .where('template', '=', template)
    .orderBy('weekday')
    .orderBy('date')
    .execute();
  const weeks = await tx
    .selectFrom('week_requirement')
    .innerJoin('standard_week', (join) =>
      join
        .onRef('standard_week.project_id', '=', 'week_requirement.project_id')
        .onRef('standard_week.id', '=', 'week_requirement.week_id'),
    )
    .select('standard_week.name')
    .distinct()
    .where('template', '=', template)
    .orderBy('standard_week.name')
    .execute();
  const days = await tx
    .selectFrom('shift')
    .select((shift) => ['date', shift.fn.countAll<number>().as('count')])
    .where('template', '=', template)
    .where('date', '>=', today)
    .groupBy('date')
    .orderBy('date')
    .execute();
  const present = <T>(list: readonly (T | null)[]) => [...new Set(list.filter((value) => value !== null))];
  return {
    requirements: requirements.length + weeks.length,
    weeks: weeks.map(({ name }) => name),
    shifts: days.reduce((sum, { count }) => sum + count, 0),
    weekdays: present(requirements.map(({ weekday }) => weekday)),
    dates: present(requirements.map(({ date }) => date)).slice(0, DATES_SHOWN),
    shiftDates: days.map(({ date }) => date).slice(0, DATES_SHOWN),
  };
}

import type { Language, LocalDate, settings } from '@pamaina/contract';
import { defaultImportance, lawDocument, lawHistory, lawOn, ruleCatalogue } from '@pamaina/engine';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import { localOf } from '../../../platform/time/zone.ts';
import { articleOf } from '../../../platform/text/article-of.ts';
import { inLanguage } from '../../../platform/text/in-language.ts';
import { member, type Call } from '../../../platform/http/route.ts';
import { readSettingsOf, settingsColumns } from './settings-columns.ts';

/**
 * The planner's settings of a project, with each rule's value and allowed values; articles as the caller's language
 * cites them.
 */
export async function readSystemSettings(
  tx: Tx,
  { language, now }: { language: Language; now: number },
): Promise<settings.SystemSettings> {
  const stored = await tx
    .selectFrom('project')
    .select(settingsColumns)
    .select(['version', 'time_zone', packsOfMonths.as('packs')])
    .where('id', '=', tx.projectId)
    .executeTakeFirstOrThrow();
  const { importance, time_zone, packs, ...row } = readSettingsOf(stored);
  const today = localOf(time_zone, now).date;
  return {
    ...row,
    accounting_start: row.accounting_start as LocalDate,
    importance: { ...defaultImportance, ...importance },
    law: factsOf({ ...row, today, packs }, language),
    rules: rulesOf({ ...row, today }).map(({ source, ...rule }) => ({
      ...rule,
      ...(source !== undefined && { source: articleOf(source, language) }),
    })),
  };
}

/** The law packs under which months of the project were published or locked. */
const packsOfMonths = sql<string[]>`(
  select coalesce(json_agg(kept.law_pack), '[]') from (
    select published.law_pack from schedule_month as published
    where published.project_id = project.id and published.published_version > 0 and published.law_pack is not null
    union
    select locked.law_pack from timesheet_month as locked
    where locked.project_id = project.id and locked.locked_at is not null and locked.law_pack is not null
  ) as kept
)`;

interface LawToday extends Pick<settings.SystemSettings, 'law_pack' | 'regime'> {
  today: string;
}

/**
 * What the pages of the product ask of the law in force.
 * @param packs of earlier months, whose overtime can still become leave
 */
function factsOf(
  { law_pack, regime, today, packs }: LawToday & { packs: readonly string[] },
  language: Language,
): settings.SystemSettings['law'] {
  const document = lawDocument(law_pack);
  const law = lawOn(lawHistory(law_pack), today);
  const notice = law?.publishNotice;
  return {
    name: document && inLanguage(document.names, language),
    cites: document?.cites ?? null,
    publish_notice_days: notice && (notice.regime ?? regime) === regime ? notice.days : null,
    overtime_leave: [law_pack, ...packs].some((pack) => lawOn(lawHistory(pack), today)?.overtimeLeave !== undefined),
  };
}

/** The binding rules of a law pack and a regime; articles as the engine names them. */
export function rulesOf({ law_pack, regime, today }: LawToday): settings.RuleChoice[] {
  const law = lawOn(lawHistory(law_pack), today);
  return ruleCatalogue({ law, regime }).map(({ code, family, severity, source, choices }) => ({
    rule: code,
    family,
    default_severity: severity,
    choices: [...choices],
    ...(source !== null && { source }),
  }));
}

/**
 * The planner's settings. An employee reads them too, except for who must be kept together or apart: that is
 * confidential.
 */
export async function getSystemSettings(call: Call<typeof settings.getSystemSettings>) {
  const { projectId, role } = member(call);
  const found = await call.deps.database.readInProject(projectId, (tx) =>
    readSystemSettings(tx, { language: call.language, now: call.deps.now() }),
  );
  return role === 'manager' ? found : { ...found, pairs: [] };
}

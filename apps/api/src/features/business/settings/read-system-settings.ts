import type { Language, LocalDate, settings } from '@pamaina/contract';
import { defaultImportance, lawPacks, ruleCatalogue } from '@pamaina/engine';
import type { Tx } from '../../../platform/database/database.ts';
import { articleOf } from '../../../platform/text/article-of.ts';
import { member, type Call } from '../../../platform/http/route.ts';
import { readSettingsOf, settingsColumns } from './settings-columns.ts';

/**
 * The planner's settings of a project, with each rule's value and allowed values; articles as the caller's language
 * cites them.
 */
export async function readSystemSettings(tx: Tx, language: Language): Promise<settings.SystemSettings> {
  const stored = await tx
    .selectFrom('project')
    .select(settingsColumns)
    .select('version')
    .where('id', '=', tx.projectId)
    .executeTakeFirstOrThrow();
  const { importance, ...row } = readSettingsOf(stored);
  return {
    ...row,
    accounting_start: row.accounting_start as LocalDate,
    importance: { ...defaultImportance, ...importance },
    rules: rulesOf(row).map(({ source, ...rule }) => ({
      ...rule,
      ...(source !== undefined && { source: articleOf(source, language) }),
    })),
  };
}

/** The binding rules of a law pack and a regime; articles as the engine names them. */
export function rulesOf({
  law_pack,
  regime,
}: Pick<settings.SystemSettings, 'law_pack' | 'regime'>): settings.RuleChoice[] {
  const law = law_pack === 'none' ? null : lawPacks[law_pack];
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
  const found = await call.deps.database.readInProject(projectId, (tx) => readSystemSettings(tx, call.language));
  return role === 'manager' ? found : { ...found, pairs: [] };
}

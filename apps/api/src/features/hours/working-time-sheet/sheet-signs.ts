import { workingTimeSheet, type Language } from '@pamaina/contract';
import { changeSettings } from '../../access/projects/index.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { ProblemError } from '../../../platform/ground/problem-error.ts';
import type { ProjectCall } from '../../../platform/http/route.ts';
import { textOf } from '../../../platform/text/texts.ts';
import { recordActivity } from '../../access/activity/index.ts';
import { readSheetSigns } from '../../business/settings/index.ts';

const { signDefaults, signKinds } = workingTimeSheet;
type SignKind = workingTimeSheet.SignKind;
type Chosen = Partial<Record<SignKind, string>>;

/** The sign of each kind of day: the business's, or the usual one. @param stored `project.sheet_signs` */
export function chosenSigns(stored: unknown): (kind: SignKind) => string {
  const chosen = readSheetSigns(stored);
  return (kind) => chosen[kind] ?? signDefaults[kind];
}

/** The signs of the project. */
export async function getSigns(call: ProjectCall<typeof workingTimeSheet.getSheetSigns>) {
  const { tx } = call;
  return readSigns(tx, call.language);
}

/** Renames signs. @throws `stale`; `invalid` for a sign that stands for two kinds */
export async function updateSigns(call: ProjectCall<typeof workingTimeSheet.updateSheetSigns>) {
  const { projectId, username } = call.caller;
  const chosen: Chosen = Object.fromEntries(
    call.body.signs.filter(({ kind, sign }) => sign !== signDefaults[kind]).map(({ kind, sign }) => [kind, sign]),
  );
  const { tx } = call;
  const before = await tx
    .selectFrom('project')
    .select(['version', 'sheet_signs'])
    .where('id', '=', projectId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (call.ifMatch !== null && call.ifMatch !== before.version) throw new ProblemError('stale');
  await changeSettings(tx, { sheet_signs: JSON.stringify(chosen) });
  const details = { before: { sheet_signs: before.sheet_signs }, after: { sheet_signs: chosen } };
  await recordActivity(tx, { action_type: 'settings.updated', actor: username, details });
  return readSigns(tx, call.language);
}

async function readSigns(tx: Tx, language: Language): Promise<workingTimeSheet.SheetSigns> {
  const { sheet_signs, version } = await tx
    .selectFrom('project')
    .select(['sheet_signs', 'version'])
    .where('id', '=', tx.projectId)
    .executeTakeFirstOrThrow();
  const signOf = chosenSigns(sheet_signs);
  const signs = signKinds.map((kind) => ({
    kind,
    sign: signOf(kind),
    usual: signDefaults[kind],
    name: textOf(language, `workingTimeSheet.kind.${kind}`),
  }));
  return { signs, version };
}

import { workingTimeSheet, type Language } from '@pamaina/contract';
import type { Tx } from '../../platform/database/database.ts';
import { ProblemError } from '../../platform/http/problem-error.ts';
import { member, type Call } from '../../platform/http/route.ts';
import { textOf } from '../../platform/text/texts.ts';
import { recordActivity } from '../activity/index.ts';

const { signDefaults, signKinds } = workingTimeSheet;
type SignKind = workingTimeSheet.SignKind;
type Chosen = Partial<Record<SignKind, string>>;

/** The sign of each kind of day: the business's, or the usual one. */
export const chosenSigns =
  (chosen: Chosen) =>
  (kind: SignKind): string =>
    chosen[kind] ?? signDefaults[kind];

/** The signs of the project. */
export function getSigns(call: Call<typeof workingTimeSheet.getSheetSigns>) {
  const { projectId } = member(call);
  return call.deps.database.inProject(projectId, (tx) => readSigns(tx, projectId, call.language));
}

/** Renames signs. @throws `stale`; `invalid` for a sign that stands for two kinds */
export async function updateSigns(call: Call<typeof workingTimeSheet.updateSheetSigns>) {
  const { projectId, username } = member(call);
  const chosen: Chosen = Object.fromEntries(
    call.body.signs.filter(({ kind, sign }) => sign !== signDefaults[kind]).map(({ kind, sign }) => [kind, sign]),
  );
  return call.deps.database.inProject(projectId, async (tx) => {
    const before = await tx
      .selectFrom('project')
      .select(['version', 'sheet_signs'])
      .where('id', '=', projectId)
      .forUpdate()
      .executeTakeFirstOrThrow();
    if (call.ifMatch !== null && call.ifMatch !== before.version) throw new ProblemError('stale');
    await tx
      .updateTable('project')
      .set({ sheet_signs: JSON.stringify(chosen), version: before.version + 1 })
      .where('id', '=', projectId)
      .execute();
    const details = { before: { sheet_signs: before.sheet_signs }, after: { sheet_signs: chosen } };
    await recordActivity(tx, projectId, { action_type: 'settings.updated', actor: username, details });
    return readSigns(tx, projectId, call.language);
  });
}

async function readSigns(tx: Tx, projectId: string, language: Language): Promise<workingTimeSheet.SheetSigns> {
  const { sheet_signs, version } = await tx
    .selectFrom('project')
    .select(['sheet_signs', 'version'])
    .where('id', '=', projectId)
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

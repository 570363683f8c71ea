import type { BodyOf, settings } from '@pamaina/contract';
import type { Tx } from '../../platform/database/database.ts';

/** Replaces the stored lists with those of a body; lists left out stay. Their references have been looked up before. */
export async function replaceRules(
  tx: Tx,
  { forbidden_sequences, template_limits, pairs, seniors }: BodyOf<typeof settings.updateSystemSettings>,
): Promise<void> {
  if (forbidden_sequences) {
    await tx.deleteFrom('forbidden_sequence').execute();
    if (forbidden_sequences.length > 0) await tx.insertInto('forbidden_sequence').values(forbidden_sequences).execute();
  }
  if (template_limits) {
    await tx.deleteFrom('template_limit').execute();
    if (template_limits.length > 0) await tx.insertInto('template_limit').values(template_limits).execute();
  }
  if (pairs) {
    await tx.deleteFrom('employee_pair').execute();
    if (pairs.length > 0) await tx.insertInto('employee_pair').values(pairs).execute();
  }
  if (seniors) {
    await tx.deleteFrom('senior_rule').execute();
    if (seniors.length > 0) await tx.insertInto('senior_rule').values(seniors).execute();
  }
}

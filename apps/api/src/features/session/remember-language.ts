import type { Language } from '@pamaina/contract';
import type { OutsideTx } from '../../platform/database/database.ts';

/** A user who never chose a language is addressed in that of the last sign-in. */
export async function rememberLanguage(tx: OutsideTx, accountId: string, language: Language): Promise<void> {
  await tx
    .updateTable('account')
    .set({ language })
    .where('id', '=', accountId)
    .where('appearance_chosen', '=', false)
    .where('language', '<>', language)
    .execute();
}

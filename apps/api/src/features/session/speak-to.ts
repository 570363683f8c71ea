import type { Language } from '@pamaina/contract';
import type { Tx } from '../../platform/database/database.ts';

/** Who has never chosen a language is written to in the one in which they signed in last. */
export async function speakTo(tx: Tx, accountId: string, language: Language): Promise<void> {
  await tx
    .updateTable('account')
    .set({ language })
    .where('id', '=', accountId)
    .where('appearance_chosen', '=', false)
    .where('language', '<>', language)
    .execute();
}

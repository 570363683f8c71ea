import type { amendments } from '@pamaina/contract';
import { createHash } from 'node:crypto';
import type { ProjectCall } from '../../platform/http/route.ts';
import { amendmentColumns, openAmendment, presentAmendment } from './open-amendment.ts';
import { peopleOf } from './people-of.ts';
import { readChanges, type StoredChange } from './read-changes.ts';

/** The open amendments, by their days. */
export async function listAmendments(call: ProjectCall<typeof amendments.listAmendments>) {
  const rows = await call.tx
    .selectFrom('amendment')
    .select(amendmentColumns)
    .where('version', 'is', null)
    .orderBy('starts_on')
    .execute();
  return rows.map(presentAmendment);
}

/** What an amendment changes, for whom, and what each change needs. @throws `not_found` */
export async function getAmendment(call: ProjectCall<typeof amendments.getAmendment>) {
  const { tx, now, language } = call;
  const amendment = await openAmendment(tx, call.params.id);
  const changes = await readChanges(tx, { id: amendment.id, now });
  return {
    ...presentAmendment(amendment),
    changes: changes.map(presentChange),
    people: await peopleOf(tx, changes, { now, language }),
    seen: seenOf(changes),
  };
}

export const presentChange = ({ id, before, after, has_begun }: StoredChange): amendments.AmendmentChange => ({
  id,
  before,
  after,
  has_begun,
});

/** Of everything that the list of changes says: a list with the same value is the same. */
export function seenOf(changes: readonly StoredChange[]): string {
  const said = changes.map((change) => [presentChange(change), change.draft?.break_minutes]);
  return createHash('sha256').update(JSON.stringify(said)).digest('hex');
}

import type { tasks } from '@pamaina/contract';
import { randomUUIDv7 } from 'node:crypto';
import type { Tx } from '../../platform/database/database.ts';
import { fieldProblem, ProblemError } from '../../platform/http/problem-error.ts';
import type { ProjectCall } from '../../platform/http/route.ts';
import { recordActivity } from '../activity/index.ts';
import { authorOf } from '../comments/index.ts';

export const noteColumns = ['id', 'date', 'template', 'note', 'author', 'created_at', 'version'] as const;

/** Adds a note to a day; the schedule itself does not change, so it can be published. @throws `invalid` */
export async function createNote({ tx, caller, body }: ProjectCall<typeof tasks.createNote>): Promise<tasks.Note> {
  const { accountId: author_id, username: actor } = caller;
  await refuseUnknown(tx, body.template);
  const written = { id: randomUUIDv7(), ...body, author_id, author: await authorOf(tx, caller) };
  const row = await tx.insertInto('shift_note').values(written).returning(noteColumns).executeTakeFirstOrThrow();
  const { id, date, template, note } = row;
  const details = { id, date, after: { date, template, note } };
  await recordActivity(tx, { action_type: 'note.created', actor, details });
  return row;
}

/** Changes a note. @throws `not_found`, `stale`, `invalid` */
export async function updateNote(call: ProjectCall<typeof tasks.updateNote>): Promise<tasks.Note> {
  const { tx, caller, body } = call;
  const before = await findNote(tx, call.params.id);
  if (call.ifMatch !== null && call.ifMatch !== before.version) throw new ProblemError('stale');
  await refuseUnknown(tx, body.template);
  const after = await tx
    .updateTable('shift_note')
    .set({ ...body, template: body.template ?? null, version: before.version + 1 })
    .where('id', '=', before.id)
    .returning(noteColumns)
    .executeTakeFirstOrThrow();
  const [was, is] = [before, after].map(({ date, template, note }) => ({ date, template, note }));
  const details = { id: after.id, date: after.date, before: was, after: is };
  await recordActivity(tx, { action_type: 'note.updated', actor: caller.username, details });
  return after;
}

/** Deletes a note. @throws `not_found` */
export async function deleteNote({ tx, caller, params }: ProjectCall<typeof tasks.deleteNote>): Promise<void> {
  const { id, date, template, note } = await findNote(tx, params.id);
  await tx.deleteFrom('shift_note').where('id', '=', id).execute();
  const details = { id, date, before: { date, template, note } };
  await recordActivity(tx, { action_type: 'note.deleted', actor: caller.username, details });
}

/** Locks a note for a change. @throws `not_found` */
async function findNote(tx: Tx, id: string): Promise<tasks.Note> {
  const found = await tx
    .selectFrom('shift_note')
    .select(noteColumns)
    .where('id', '=', id.toLowerCase())
    .forUpdate()
    .executeTakeFirst();
  if (!found) throw new ProblemError('not_found');
  return found;
}

/** The template is kept until the end of the transaction. @throws `invalid` */
async function refuseUnknown(tx: Tx, template: string | null | undefined): Promise<void> {
  if (template === null || template === undefined) return;
  const found = await tx
    .selectFrom('template')
    .select('name')
    .where('name', '=', template)
    .forShare()
    .executeTakeFirst();
  if (!found) throw fieldProblem('template', 'template_unknown');
}

import type { BodyOf, schedule } from '@pamaina/contract';
import { randomUUIDv7 } from 'node:crypto';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { Tx } from '../../../platform/database/database.ts';
import { ProblemError } from '../../../platform/ground/problem-error.ts';
import type { ProjectCall } from '../../../platform/http/route.ts';
import { readerOf } from '../../../platform/text/rule-text.ts';
import { recordActivities } from '../../access/activity/index.ts';
import { countMinutes, shiftColumns, type ShiftRow } from '../planning-input/index.ts';
import { findProject, type ProjectRow } from '../../access/projects/index.ts';
import { cutAfter, markOf, rememberRemoval, takeAmendedPlace, takeRemovedPlace, takeVacantHalf } from './hand-work.ts';
import { judgedShifts, presentShift, refreshAround } from './judged-shifts.ts';
import { beginEdit, openDraft, openDrafts, refusingOverlap, shiftValues, type ShiftValues } from './begin-edit.ts';

type Body = BodyOf<typeof schedule.createShift>;
type Shift = z.infer<typeof schedule.Shift>;

/** An edit that is written, but not judged yet: the shift before and after. Null: it is not there. */
interface Edit {
  id: string;
  before: ShiftRow | null;
  after: ShiftValues | null;
}

/** Adds a draft shift; broken rules are returned as warnings, and only overlapping shifts are rejected. */
export async function createShift(call: ProjectCall<typeof schedule.createShift>) {
  const { tx } = call;
  const project = await findProject(tx);
  await beginEdit(tx, [call.body.date]);
  return shiftOf(await finish(call, [await add(tx, project, call.body)]));
}

/** Changes a draft shift. @throws `published_locked`, `stale`, `shift_overlaps`, `generation_running` */
export async function updateShift(call: ProjectCall<typeof schedule.updateShift>) {
  const { tx } = call;
  const project = await findProject(tx);
  const before = await openDraft(tx, { id: call.params.id, ifMatch: call.ifMatch, newDate: call.body.date });
  return shiftOf(await finish(call, [await change(tx, project, before, call.body)]));
}

/** Deletes a draft shift. @throws `published_locked`, `stale`, `generation_running` */
export async function deleteShift(call: ProjectCall<typeof schedule.deleteShift>): Promise<void> {
  const { tx } = call;
  const before = await openDraft(tx, { id: call.params.id, ifMatch: call.ifMatch });
  await finish(call, [await remove(tx, before)]);
}

/**
 * Adds, changes and deletes several draft shifts: all of them or none. Employees may exchange shifts, so overlaps are
 * checked when all are written.
 * @throws what an edit of one shift does; `invalid` names the fields at the place of the change
 */
export async function changeShifts(call: ProjectCall<typeof schedule.changeShifts>) {
  const { tx } = call;
  const { changes } = call.body;
  const project = await findProject(tx);
  const openings = changes.flatMap(({ id, version = null, shift }) =>
    id === undefined ? [] : [{ id, ifMatch: version, ...(shift !== null && { newDate: shift.date }) }],
  );
  const added = changes.flatMap(({ id, shift }) => (id === undefined && shift !== null ? [shift.date] : []));
  const drafts = new Map((await openDrafts(tx, openings, added)).map((row) => [row.id, row]));
  await sql`set constraints shift_no_overlap deferred`.execute(tx);
  const edits: Edit[] = [];
  for (const [place, { id, shift }] of changes.entries())
    edits.push(
      await atPlace(place, async () => {
        if (id === undefined) return add(tx, project, needed(shift));
        const before = await asItIs(tx, needed(drafts.get(id.toLowerCase())));
        return shift === null ? remove(tx, before) : change(tx, project, before, shift);
      }),
    );
  await refusingOverlap(sql`set constraints shift_no_overlap immediate`.execute(tx));
  return { shifts: await finish(call, edits) };
}

function needed<Value>(value: Value | null | undefined): Value {
  if (value == null) throw new ProblemError('not_found');
  return value;
}

/** The half of a cut shift again: the edit of the other half before it may have marked it. */
const asItIs = (tx: Tx, row: ShiftRow): Promise<ShiftRow> | ShiftRow =>
  row.cut === null
    ? row
    : tx.selectFrom('shift').select(shiftColumns).where('id', '=', row.id).executeTakeFirstOrThrow();

const shiftOf = ([shift]: (Shift | null)[]): Shift => {
  if (!shift) throw new Error('a shift that was just written is not there');
  return shift;
};

/** Names the fields of a refused edit at its place among the changes. */
async function atPlace<T>(place: number, edit: () => Promise<T>): Promise<T> {
  try {
    return await edit();
  } catch (error) {
    if (!(error instanceof ProblemError) || error.code !== 'invalid') throw error;
    const fields = Object.entries(error.details.fields ?? {});
    throw new ProblemError('invalid', {
      fields: Object.fromEntries(fields.map(([field, keys]) => [`changes.${place}.shift.${field}`, keys])),
    });
  }
}

async function add(tx: Tx, project: ProjectRow, body: Body): Promise<Edit> {
  const after = await shiftValues(tx, project, body);
  const id = randomUUIDv7();
  const mark = await takeRemovedPlace(tx, after);
  const cut = await takeVacantHalf(tx, after);
  await refusingOverlap(
    tx
      .insertInto('shift')
      .values({ id, status: 'draft', ...after, ...mark, cut })
      .execute(),
  );
  return { id, before: null, after };
}

async function change(tx: Tx, project: ProjectRow, before: ShiftRow, body: Body): Promise<Edit> {
  const after = { ...(await shiftValues(tx, project, body)), pinned: body.pinned ?? before.pinned };
  const cut = await cutAfter(tx, before, after);
  await refusingOverlap(
    tx
      .updateTable('shift')
      .set({ ...after, ...markOf(before, after), cut, version: before.version + 1, former_name: null })
      .where('id', '=', before.id)
      .execute(),
  );
  return { id: before.id, before, after };
}

async function remove(tx: Tx, before: ShiftRow): Promise<Edit> {
  await rememberRemoval(tx, before);
  await tx.deleteFrom('shift').where('id', '=', before.id).execute();
  return { id: before.id, before, after: null };
}

type Call = Pick<ProjectCall<typeof schedule.createShift>, 'tx' | 'caller' | 'language'>;

/** Counts, judges and records what was written. @returns the shifts in the order of the edits; null: deleted */
async function finish(call: Call, edits: readonly Edit[]) {
  const { tx } = call;
  const left = edits.filter(({ after }) => after !== null);
  if (left.length > 0) await countMinutes(tx);
  for (const { id, before } of left) if (before === null) await takeAmendedPlace(tx, id);
  const sides = edits.flatMap(({ before, after }) => [before ?? [], after ?? []].flat());
  const dates = [...new Set(sides.map(({ date }) => date))];
  const people = [...new Set(sides.map(({ employee_id }) => employee_id))];
  const who = people.filter((employee) => employee !== null);
  const ids = left.map(({ id }) => id);
  if (left.length === 0 && who.length > 0) await refreshAround(tx, dates, who);
  const judged = left.length === 0 ? [] : await judgedShifts(tx, { ids, dates, people });
  const byId = new Map(judged.map((shift) => [shift.row.id, shift]));
  await recordActivities(
    tx,
    edits.map(({ id, before, after }) => {
      const warnings = byId.get(id)?.row.violations;
      const details = { id, ...(before && { before }), ...(after && { after, warnings }) };
      const event = before === null ? 'created' : after === null ? 'deleted' : 'updated';
      return { action_type: `shift.${event}`, actor: call.caller.username, details };
    }),
  );
  return edits.map(({ id }) => {
    const shift = byId.get(id);
    return shift === undefined ? null : presentShift(shift.row, shift.name, readerOf(call, shift.zone));
  });
}

import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import type { ShiftRow } from '../planning-input/index.ts';
import { closeInvalidRequests, type ShiftChange } from './close-requests.ts';
import { forgetRemovals } from './hand-work.ts';

interface AmendedDays {
  /** The amendment's. */
  id: string;
  starts_on: string;
  ends_on: string;
}

/** A published shift and the draft in its place; null: there is none. */
interface Amended {
  published: ShiftRow | null;
  draft: ShiftRow | null;
}

/** The columns that an amendment can change. */
const AMENDED = sql.raw(
  `date, start_time, end_time, starts_at, ends_at, break_minutes, template, role, on_call, employee_id, pinned, violations, cut`,
);

/** The statements that lay drafts over published shifts, and take them away again. */
export class AmendedShifts {
  readonly #tx: Tx;

  constructor(tx: Tx) {
    this.#tx = tx;
  }

  /** Lays a draft over each published shift. @returns whether there are any */
  async begin({ id, starts_on, ends_on }: AmendedDays): Promise<boolean> {
    const amended = await this.#tx
      .updateTable('shift')
      .set({ amendment: id })
      .where((where) => where.between('date', starts_on, ends_on))
      .returning('status')
      .execute();
    if (!amended.some(({ status }) => status === 'published')) return false;
    await sql`insert into shift
      select (jsonb_populate_record(shift, jsonb_build_object('id', gen_random_uuid(), 'amends', id, 'status', 'draft',
        'version', 1, 'hand', null, 'planned', null))).*
      from shift where project_id = ${this.#tx.projectId} and amendment = ${id} and status = 'published'`.execute(
      this.#tx,
    );
    return true;
  }

  /** Discards the drafts of the days, with the manual deletions. */
  async discard({ id, starts_on, ends_on }: AmendedDays): Promise<void> {
    await this.#removeDrafts(id);
    await forgetRemovals(this.#tx, { start: starts_on, end: ends_on });
    await this.#end(id);
  }

  /**
   * The drafts take the places of the published shifts, which keep their ids. A shift at another time is not the one
   * that somebody offered or asked for: those requests are closed.
   */
  async publish(id: string, changes: readonly Amended[], by: Pick<ShiftChange, 'actor' | 'now'>): Promise<void> {
    await closeInvalidRequests(this.#tx, { outcomes: outcomesOf(changes), ...by });
    const replaced = changes.flatMap(({ published, draft }) =>
      published && draft ? [{ published: published.id, draft: draft.id }] : [],
    );
    const removed = changes.flatMap(({ published, draft }) => (published && !draft ? published.id : []));
    const added = changes.flatMap(({ published, draft }) => (draft && !published ? draft.id : []));
    const inIds = (ids: string[]) => sql<boolean>`id = any(${ids}::uuid[])`;
    // Employees may change places, so overlaps are checked when all have.
    await sql`set constraints shift_no_overlap deferred`.execute(this.#tx);
    await sql`update shift set (${AMENDED}, version, former_name) = (
        select ${AMENDED}, shift.version + 1, null from shift as draft
        where draft.project_id = shift.project_id and draft.id = pair.draft)
      from jsonb_to_recordset(${JSON.stringify(replaced)}::jsonb) as pair (published uuid, draft uuid)
      where shift.project_id = ${this.#tx.projectId} and shift.id = pair.published`.execute(this.#tx);
    await this.#tx
      .updateTable('shift')
      .set((column) => ({ status: 'published', amendment: null, version: column('version', '+', 1) }))
      .where(inIds(added))
      .execute();
    await this.#removeDrafts(id);
    await this.#tx.deleteFrom('shift').where(inIds(removed)).execute();
    await this.#end(id);
    await sql`set constraints shift_no_overlap immediate`.execute(this.#tx);
  }

  async #removeDrafts(id: string): Promise<void> {
    await this.#tx.deleteFrom('shift').where('amendment', '=', id).where('status', '=', 'draft').execute();
  }

  async #end(id: string): Promise<void> {
    await this.#tx.updateTable('shift').set({ amendment: null }).where('amendment', '=', id).execute();
  }
}

const outcomesOf = (changes: readonly Amended[]) =>
  changes.flatMap(({ published, draft }) => {
    if (published === null) return [];
    const isRemoved = draft === null || draft.starts_at !== published.starts_at || draft.ends_at !== published.ends_at;
    const to = draft?.employee_id ?? null;
    const hasNewRole = draft !== null && draft.role !== published.role;
    return [{ id: published.id, to: to === null ? [] : [to], isRemoved, hasNewRole }];
  });

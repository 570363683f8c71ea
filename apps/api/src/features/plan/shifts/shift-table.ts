import { type Insertable, type RawBuilder, sql } from 'kysely';
import { columnsOfRows } from '../../../platform/database/columns-of-rows.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { brokenConstraint } from '../../../platform/ground/retryable.ts';
import type { Tables } from '../../../platform/database/tables.ts';
import { countMinutes, type ShiftRow } from '../planning-input/index.ts';
import { closeInvalidRequests, type ShiftChange, type ShiftOutcome } from './close-requests.ts';
import { AmendedShifts } from './amended-shifts.ts';
import { forgetRemovals } from './hand-work.ts';

interface Days {
  start: string;
  end: string;
}

/** Who makes a change, and when. */
type By = Pick<ShiftChange, 'actor' | 'now'>;

type NewShift = Omit<Insertable<Tables['shift']>, 'id'> & { id: string };

/** A generated draft; without times those of its template. */
export type PlannedRow = Pick<ShiftRow, 'id' | 'date' | 'role' | 'employee_id'> &
  Pick<ShiftRow, 'starts_at' | 'ends_at' | 'break_minutes'> & {
    template: string | null;
    start_time: string | null;
    end_time: string | null;
    cut: unknown;
  };

/** What a plan replaces: drafts without pins, of all roles or some. */
interface Planned extends Days {
  roles: readonly string[] | undefined;
}

/** The maximum of parameters per PostgreSQL statement is 65,535. */
const ROWS_AT_ONCE = 1_000;

/**
 * The statements that write shifts, and the manual deletions that lie beside them, in one transaction. Those that take
 * a shift from somebody close the requests for it first. Only `writeShifts` gives one.
 */
export class ShiftTable {
  readonly #tx: Tx;
  readonly amended: AmendedShifts;
  #hasNewHours = false;

  constructor(tx: Tx) {
    this.#tx = tx;
    this.amended = new AmendedShifts(tx);
  }

  /** Counts the minutes of what was written; at the end it happens anyway. */
  async count(): Promise<void> {
    if (this.#hasNewHours) await countMinutes(this.#tx);
    this.#hasNewHours = false;
  }

  /** @returns the amendments that their days are in */
  async add(rows: readonly NewShift[]): Promise<(string | null)[]> {
    this.#hasNewHours = true;
    const amendments: (string | null)[] = [];
    for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
      const values = rows.slice(from, from + ROWS_AT_ONCE);
      const added = await this.#tx.insertInto('shift').values(values).returning('amendment').execute();
      amendments.push(...added.map(({ amendment }) => amendment));
    }
    return amendments;
  }

  /**
   * One statement whatever their number; whole shifts have the template's local times, also if the clocks skip them.
   */
  async addPlanned(rows: readonly PlannedRow[]): Promise<void> {
    this.#hasNewHours = true;
    const { projectId } = this.#tx;
    await sql`insert into shift (project_id, id, date, template, role, employee_id, starts_at, ends_at, break_minutes, start_time, end_time, on_call, status, cut)
      select ${projectId}::uuid, planned.id, date, planned.template, role, employee_id, starts_at, ends_at, planned.break_minutes,
        coalesce(planned.start_time, template.start_time), coalesce(planned.end_time, template.end_time),
        nullif(template.on_call, 'none'), 'draft', cut
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as planned
        (id uuid, date date, template text, role text, employee_id text, starts_at timestamptz, ends_at timestamptz, break_minutes smallint,
          start_time time, end_time time, cut jsonb)
      join template on template.project_id = ${projectId} and template.name = planned.template`.execute(this.#tx);
  }

  /** Rows as they were stored, with their ids. */
  async putBack(rows: readonly unknown[]): Promise<void> {
    if (rows.length === 0) return;
    this.#hasNewHours = true;
    const columns = await columnsOfRows(this.#tx, 'shift', rows);
    await sql`insert into shift (${columns})
      select ${columns} from jsonb_populate_recordset(null::shift, ${JSON.stringify(rows)}::jsonb)`.execute(this.#tx);
  }

  /** Changes a shift that the caller has locked; its version is the next. */
  async change({ id, version }: Pick<ShiftRow, 'id' | 'version'>, values: Partial<Insertable<Tables['shift']>>) {
    this.#hasNewHours = true;
    const changed = { ...values, version: version + 1 };
    await this.#tx.updateTable('shift').set(changed).where('id', '=', id).execute();
  }

  /** Hands shifts over, or opens them: who asked for one, or offered it, is answered. */
  async assign(handed: readonly { id: string; to: string | null }[], by: By): Promise<void> {
    if (handed.length === 0) return;
    await closeInvalidRequests(this.#tx, { outcomes: handed.map(outcomeOf), ...by });
    const write = sql`update shift set employee_id = handed."to", former_name = null, version = shift.version + 1, violations = '[]',
          pinned = shift.pinned and handed."to" is not null
        from jsonb_to_recordset(${JSON.stringify(handed)}::jsonb) as handed (id uuid, "to" text)
        where shift.project_id = ${this.#tx.projectId} and shift.id = handed.id`;
    await (handed.length === 1 ? write.execute(this.#tx) : this.#inAnyOrder(write));
  }

  /** @returns whether it was `from`'s still */
  async handOver({ id, from, to }: { id: string; from: string | null; to: string }, by: By): Promise<boolean> {
    await closeInvalidRequests(this.#tx, { outcomes: [outcomeOf({ id, to })], ...by });
    const given = await this.#tx
      .updateTable('shift')
      .set((column) => ({ employee_id: to, version: column('version', '+', 1) }))
      .where('id', '=', id)
      .where('employee_id', 'is not distinct from', from)
      .where('former_name', 'is', null)
      .returning('id')
      .execute();
    return given.length > 0;
  }

  /**
   * Takes shifts from their holders and gives them one after the other, after `assign` was refused, so that each
   * conflict is found at its shift; the first of them is there for the next. The caller ends the transaction.
   * @returns the constraints that are broken, by shift
   */
  async conflictsOf(handed: readonly { id: string; to: string }[]): Promise<ReadonlyMap<string, string>> {
    const ids = handed.map(({ id }) => id);
    await this.#tx.updateTable('shift').set({ employee_id: null, pinned: false }).where('id', 'in', ids).execute();
    const conflicts = new Map<string, string>();
    for (const { id, to } of handed) {
      await sql`savepoint one`.execute(this.#tx);
      try {
        await this.#tx.updateTable('shift').set({ employee_id: to }).where('id', '=', id).execute();
      } catch (error) {
        const broken = brokenConstraint(error);
        if (broken === null) throw error;
        conflicts.set(id, broken);
        await sql`rollback to savepoint one`.execute(this.#tx);
      }
      await sql`release savepoint one`.execute(this.#tx);
    }
    return conflicts;
  }

  /** Undoes `assign` and `publish` by the rows as they were before, and puts those back that had made place. */
  async revert(
    {
      before,
      removed,
      outcomes,
    }: Record<'before' | 'removed', readonly unknown[]> & { outcomes: readonly ShiftOutcome[] },
    by: By,
  ): Promise<void> {
    await closeInvalidRequests(this.#tx, { outcomes, ...by });
    await this.#inAnyOrder(
      sql`update shift set employee_id = old.employee_id, former_name = old.former_name, pinned = old.pinned, status = old.status,
          version = shift.version + 1, violations = '[]'
        from jsonb_populate_recordset(null::shift, ${JSON.stringify(before)}::jsonb) as old
        where shift.project_id = ${this.#tx.projectId} and shift.id = old.id`,
      () => this.putBack(removed),
    );
  }

  /** What was already changed with a new version. */
  async publish(ids: readonly string[]): Promise<void> {
    await this.#tx.updateTable('shift').set({ status: 'published' }).where('id', 'in', ids).execute();
  }

  /** @returns the employees of the drafts that are published, null for an open one */
  async publishDays({ start, end }: Days): Promise<(string | null)[]> {
    const drafts = await this.#tx
      .updateTable('shift')
      .set((column) => ({ status: 'published', version: column('version', '+', 1) }))
      .where((where) => where.between('date', start, end))
      .where('status', '=', 'draft')
      .returning('employee_id')
      .execute();
    return drafts.map(({ employee_id }) => employee_id);
  }

  /** A draft that the caller has locked. */
  async remove(id: string): Promise<void> {
    await this.#tx.deleteFrom('shift').where('id', '=', id).execute();
  }

  /** Removes open shifts whose places are taken; `to`: by whom they may be. @returns their rows */
  async removeTaken(taken: readonly { id: string; to: readonly string[] }[], by: By): Promise<unknown[]> {
    if (taken.length === 0) return [];
    await closeInvalidRequests(this.#tx, { outcomes: taken.map((one) => ({ ...one, isRemoved: true })), ...by });
    const ids = taken.map(({ id }) => id);
    const row = sql<unknown>`to_jsonb(shift)`.as('row');
    const gone = await this.#tx.deleteFrom('shift').where('id', 'in', ids).returning(row).execute();
    return gone.map((one) => one.row);
  }

  /** Removes all shifts of some days, with the manual deletions. */
  async removeDays({ start, end }: Days, by: By) {
    const published = await this.#tx
      .selectFrom('shift')
      .select('id')
      .where((where) => where.between('date', start, end))
      .where('status', '=', 'published')
      .execute();
    const outcomes = published.map(({ id }) => ({ id, to: [], isRemoved: true }));
    await closeInvalidRequests(this.#tx, { outcomes, ...by });
    const removed = await this.#tx
      .deleteFrom('shift')
      .where((where) => where.between('date', start, end))
      .returning(['employee_id', 'status', 'starts_at', 'amendment'])
      .execute();
    await forgetRemovals(this.#tx, { start, end });
    return removed;
  }

  /** Replaces the drafts of some days, and the manual deletions, by rows as they were stored. */
  async putDraftBack({ start, end }: Days, rows: { shifts: readonly unknown[]; removals: readonly unknown[] }) {
    await this.#tx
      .deleteFrom('shift')
      .where((where) => where.between('date', start, end))
      .where('status', '=', 'draft')
      .execute();
    await forgetRemovals(this.#tx, { start, end });
    await this.putBack(rows.shifts);
    if (rows.removals.length === 0) return;
    const columns = await columnsOfRows(this.#tx, 'hand_removal', rows.removals);
    await sql`insert into hand_removal (${columns})
      select ${columns} from jsonb_populate_recordset(null::hand_removal, ${JSON.stringify(rows.removals)}::jsonb)`.execute(
      this.#tx,
    );
  }

  /** Removes what a plan replaces. */
  async removePlanned({ start, end, roles }: Planned): Promise<void> {
    await this.#tx
      .deleteFrom('shift')
      .where((where) => where.between('date', start, end))
      .where('status', '=', 'draft')
      .where('pinned', '=', false)
      .where('hand', 'is', null)
      // A published shift that is being amended stays unless a manager changes it.
      .where('amends', 'is', null)
      // On-call time at home is assigned by hand alone.
      .where((where) => where.or([where('employee_id', 'is', null), where('on_call', 'is distinct from', 'at_home')]))
      .$if(roles !== undefined, (drafts) => drafts.where('role', 'in', roles ?? []))
      .execute();
  }

  /** Nothing of these days counts as manual any more. */
  async forgetHandWork({ start, end, roles }: Planned): Promise<void> {
    await this.#tx
      .updateTable('shift')
      .set({ hand: null, planned: null })
      .where((where) => where.between('date', start, end))
      .where('hand', 'is not', null)
      .$if(roles !== undefined, (shifts) => shifts.where('role', 'in', roles ?? []))
      .execute();
    await forgetRemovals(this.#tx, { start, end, roles });
  }

  /** Employees may change places, so overlaps are checked when all have. */
  async #inAnyOrder(statement: RawBuilder<unknown>, more?: () => Promise<void>): Promise<void> {
    await sql`set constraints shift_no_overlap deferred`.execute(this.#tx);
    await statement.execute(this.#tx);
    await more?.();
    await sql`set constraints shift_no_overlap immediate`.execute(this.#tx);
  }
}

const outcomeOf = ({ id, to }: { id: string; to: string | null }): ShiftOutcome => ({
  id,
  to: to === null ? [] : [to],
  isRemoved: false,
});

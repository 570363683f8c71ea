import type { Tx } from '../../../platform/database/database.ts';
import { ProblemError } from '../../../platform/ground/problem-error.ts';
import { recordActivity } from '../../access/activity/index.ts';
import { expireNotices, notify } from '../../messages/notifications/index.ts';
import { isLive, nextStatus, noticesOf, type Action, type AskRow, type PersonRow } from './ask-machine.ts';
import type { LockedAsk } from './ask-rows.ts';

export interface Deed {
  action: Action;
  /** Who acts, or whose change makes the system act; for the history. */
  actor: string;
  /** Milliseconds since 1970. */
  now: number;
  /** Who said yes, for `take` and `hold`. */
  taker?: PersonRow;
}

/** What the history records; the rest is in the question itself. */
const recorded: Partial<Record<Action, string>> = {
  take: 'filled',
  approve: 'filled',
  hold: 'agreed',
  reject: 'rejected',
  stop: 'stopped',
  exhaust: 'unfilled',
  expire: 'unfilled',
};

/**
 * Writes the next state of a locked question, with what it is for its people, the history and the notices.
 * @returns the question as it is now
 * @throws `ask_over` when the state does not allow the action
 */
export async function changeAsk(
  tx: Tx,
  { ask, people }: Pick<LockedAsk, 'ask' | 'people'>,
  { action, actor, now, taker }: Deed,
): Promise<AskRow> {
  const status = nextStatus(ask.status, action);
  if (status === null) throw new ProblemError('ask_over');
  const at = new Date(now).toISOString();
  const next: AskRow = {
    ...ask,
    status,
    taker: taker?.employee_id ?? (action === 'reject' ? null : ask.taker),
    decided_by: ['approve', 'reject', 'stop'].includes(action) ? actor : ask.decided_by,
    ended_at: isLive(status) ? null : at,
    next_at: action === 'reject' ? at : ask.next_at,
  };
  const { decided_by, ended_at, next_at } = next;
  await tx
    .updateTable('ask')
    .set({ status, taker: next.taker, decided_by, ended_at, next_at })
    .where('id', '=', ask.id)
    .execute();
  if (action === 'reject' && ask.taker !== null) await setPeople(tx, people.filter(isTaker(ask)), 'rejected');
  const waiting = people.filter((person) => person.status === 'asked' && person.id !== taker?.id);
  if (!isLive(status)) {
    await setPeople(tx, waiting, 'over');
    // What a phone has not shown yet, because of quiet hours, is no question any more.
    await expireNotices(
      tx,
      'shift_asked',
      waiting.map(({ id }) => `you:${id}`),
      at,
    );
  }
  const told = action === 'reject' ? ask : next;
  const name = people.find(({ employee_id }) => employee_id === told.taker)?.name ?? '';
  await notify(tx, noticesOf(action, told, { people, name }));
  const event = recorded[action];
  const { id, date, role } = ask;
  const details = { id, date, role, ...(name !== '' && { taken_by: name, employee_id: told.taker }) };
  if (event !== undefined) await recordActivity(tx, { action_type: `ask.${event}`, actor, details });
  return next;
}

const isTaker =
  ({ taker }: AskRow) =>
  ({ employee_id }: PersonRow) =>
    employee_id === taker;

async function setPeople(tx: Tx, people: readonly PersonRow[], status: PersonRow['status']): Promise<void> {
  if (people.length === 0) return;
  await tx
    .updateTable('ask_person')
    .set({ status })
    .where(
      'id',
      'in',
      people.map(({ id }) => id),
    )
    .execute();
}

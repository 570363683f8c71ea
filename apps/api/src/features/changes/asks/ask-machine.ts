import { asks, clockTimeOf } from '@pamaina/contract';
import type { Selectable } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { Notice } from '../../messages/notifications/index.ts';
import { transitionOf, type Machine } from '../shift-requests/index.ts';

export type AskRow = Selectable<Tables['ask']>;
export type PersonRow = Selectable<Tables['ask_person']> & { name: string };

type Status = asks.Ask['status'];
/**
 * `take` and `hold`: an employee says yes, and has the shift or waits for the manager; `exhaust`: nobody is left;
 * `replace`: the shift changed in another way.
 */
export type Action = 'take' | 'hold' | 'approve' | 'reject' | 'stop' | 'exhaust' | 'expire' | 'replace';

/** Who is asked to take a shift, until somebody has it (docs/decisions/055-ask-and-fill.md). */
const machine: Pick<Machine<Status, Action>, 'transitions'> = {
  transitions: [
    ['running', 'take', 'target', 'filled', 'judge', 'move'],
    ['running', 'hold', 'target', 'waiting', 'judge'],
    ['running', 'stop', 'manager', 'stopped'],
    ['running', 'exhaust', 'system', 'unfilled'],
    ['running', 'expire', 'system', 'unfilled'],
    ['running', 'replace', 'system', 'ended'],
    ['waiting', 'approve', 'manager', 'filled', 'judge', 'move'],
    ['waiting', 'reject', 'manager', 'running'],
    ['waiting', 'stop', 'manager', 'stopped'],
    ['waiting', 'expire', 'system', 'unfilled'],
    ['waiting', 'replace', 'system', 'ended'],
  ],
};

/** The state to which an action leads; null: it is not possible now. */
export const nextStatus = (status: Status, action: Action): Status | null =>
  transitionOf(machine, status, action)?.to ?? null;

export const isLive = (status: Status): boolean => status === 'running' || status === 'waiting';

export const allowedActions = (status: Status): asks.Ask['allowed_actions'] =>
  asks.askActions.filter((action) => nextStatus(status, action) !== null);

/** What the question is now for one of those who were asked. */
export function stateOf(ask: Pick<AskRow, 'status' | 'taker'>, person: PersonRow, now: number): asks.Question['state'] {
  const { status, answer_until } = person;
  if (status === 'no') return 'no';
  if (status === 'skipped') return 'skipped';
  if (ask.status === 'filled') return ask.taker === person.employee_id ? 'yours' : 'taken';
  if (ask.status === 'ended') return 'taken';
  if (!isLive(ask.status) || status === 'rejected') return 'stopped';
  if (status === 'yes') return 'waiting';
  return status === 'asked' && Date.parse(answer_until ?? '') > now ? 'open' : 'late';
}

export const shiftFacts = ({ date, role, start_time, end_time }: AskRow) => ({
  date,
  role,
  start: clockTimeOf(start_time),
  end: clockTimeOf(end_time),
});

interface Told {
  /** As they were before. */
  people: readonly PersonRow[];
  /** The name of who said yes. */
  name: string;
}

/** Whom an action is told to. Who takes the shift is told of the shift itself. */
export function noticesOf(action: Action, ask: AskRow, { people, name }: Told): Notice[] {
  const { id: subject, taker, starts_at: expiresAt } = ask;
  const facts = shiftFacts(ask);
  const having = (...states: PersonRow['status'][]) => ({
    employees: people
      .filter(({ employee_id, status }) => employee_id !== taker && states.includes(status))
      .map(({ employee_id }) => employee_id),
  });
  const question = { kind: 'shift_asked', subject, facts, expiresAt } as const;
  const outcome = { kind: 'ask_answered', subject, to: 'managers' } as const;
  switch (action) {
    case 'take':
      return [
        { ...question, variant: 'taken', to: having('asked', 'silent', 'yes') },
        { ...outcome, variant: 'filled', facts: { ...facts, name } },
      ];
    case 'approve':
    case 'replace':
      return [{ ...question, variant: 'taken', to: having('asked', 'silent', 'yes') }];
    case 'hold':
      return [{ ...outcome, variant: 'waiting', subject: `${subject}:${taker}`, facts: { ...facts, name } }];
    case 'reject':
      return [{ ...question, variant: 'stopped', to: { employees: taker === null ? [] : [taker] } }];
    case 'stop':
      return [
        { ...question, variant: 'stopped', to: { employees: people.filter(isBound).map((one) => one.employee_id) } },
      ];
    case 'exhaust':
    case 'expire':
      return [{ ...outcome, variant: 'unfilled', facts }];
  }
}

const isBound = ({ status }: PersonRow) => status === 'asked' || status === 'yes';

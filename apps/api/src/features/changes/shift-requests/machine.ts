import { clockTimeOf } from '@pamaina/contract';
import type { Notice } from '../../messages/notifications/index.ts';
import type { Exchange } from '../../plan/eligibility/index.ts';

/**
 * Who may do something with a request. The giver and the taker are the employees who would lose and get the shift, the
 * target is the one to whom it is offered, a colleague anyone to whom it may be offered. The system acts when time
 * passes, when a shift changes and when an employee is deleted.
 */
type Who = 'giver' | 'target' | 'colleague' | 'taker' | 'manager' | 'system';

/** What ends a request besides the decisions of people. */
export type SystemAction =
  'expire' | 'complete' | 'employee_left' | 'shift_lost' | 'shift_removed' | 'shift_given' | 'shift_taken';

/**
 * What an action does besides changing the state, its history and its notices. `judge`: the taker must be eligible.
 * `take`: the actor becomes the taker. `move`: the taker gets the shift, and gives the one that comes back. `decide`:
 * the decision is signed.
 */
type Effect = 'judge' | 'take' | 'move' | 'decide';

/** A row of the table: in this state, this action, by whom, leads to that state, with these effects. */
type Transition<State, Action> = readonly [
  from: State,
  action: Action | SystemAction,
  who: Who,
  to: State,
  ...effects: Effect[],
];

/** A request as stored, with its current status; every machine names its people in the same way. */
export interface RequestRow<State extends string = string> {
  id: string;
  /** Null if the shift no longer exists. */
  shift_id: string | null;
  date: string;
  /** With seconds. */
  start_time: string;
  end_time: string;
  /** An instant: of an exchange that of the earlier shift. */
  starts_at: string;
  template: string | null;
  role: string;
  giver: string | null;
  giver_name: string | null;
  target: string | null;
  /** Null: offered to everyone. */
  target_name: string | null;
  taker: string | null;
  taker_name: string | null;
  /** The shift that comes back; all null: nothing does. */
  return_shift_id: string | null;
  return_date: string | null;
  return_start_time: string | null;
  return_end_time: string | null;
  return_template: string | null;
  return_role: string | null;
  note: string | null;
  rejection_reason: string | null;
  created_at: string;
  /** The current state: what time and the shift have done since is included. */
  status: State;
  /** The state that was last written. */
  stored: State;
}

/** What else a notice can depend on. */
export interface Circumstances {
  /** Who has the shift after it changed. */
  to?: readonly string[];
  /** The employee who is being deleted. */
  leaver?: string;
}

interface Actor {
  role: 'manager' | 'employee';
  employeeId: string | null;
}

/** One kind of request for a shift; `perform` and `close-requests.ts` read it. */
export interface Machine<State extends string = string, Action extends string = string, Reply = unknown> {
  kind: 'swap' | 'claim';
  table: 'swap_offer' | 'shift_claim';
  /** The columns of the people: of the identity, and of the name. */
  people: Record<'giver' | 'target' | 'taker', readonly [id: string, name: string] | null>;
  /** A request can ask for a shift in return. */
  hasReturn: boolean;
  transitions: readonly Transition<State, Action>[];
  /** What people can do, in the order of the buttons. */
  actions: readonly Action[];
  /** When the state does not allow the action. */
  over: 'swap_over' | 'claim_over';
  /** When there is such a request already, by this constraint. */
  exists: readonly [constraint: string, code: 'swap_exists' | 'claim_exists'];
  /** The people in the history. */
  names: (row: RequestRow) => Record<string, string | null>;
  /** Whom to notify of an action, of the row as it is afterwards. */
  notices: (action: Action | SystemAction, row: RequestRow, circumstances: Circumstances) => Notice[];
  present: (row: RequestRow<State>, actor: Actor) => Reply;
}

/** What the queries need of a machine, whatever people can do with its requests. */
export type Table<State extends string> = Pick<
  Machine<State>,
  'kind' | 'table' | 'people' | 'hasReturn' | 'transitions' | 'names'
>;

const isActor: Record<Who, (row: RequestRow, actor: Actor) => boolean> = {
  giver: ({ giver }, { employeeId }) => employeeId !== null && giver === employeeId,
  target: ({ target }, { employeeId }) => employeeId !== null && target === employeeId,
  colleague: ({ giver, target, target_name }, { employeeId }) =>
    employeeId !== null && giver !== employeeId && (target_name === null || target === employeeId),
  taker: ({ taker }, { employeeId }) => employeeId !== null && taker === employeeId,
  manager: (_, { role }) => role === 'manager',
  system: () => false,
};

/** What an action does in a state; null: it is not possible there. */
export function transitionOf<State extends string, Action extends string>(
  { transitions }: Pick<Machine<State, Action>, 'transitions'>,
  state: State,
  action: Action | SystemAction,
) {
  const found = transitions.find(([from, name]) => from === state && name === action);
  if (!found) return null;
  const [, , who, to, ...effects] = found;
  return { who, to, effects: new Set(effects) };
}

/** Whether somebody may take an action, in the states that allow it. */
export const mayAct = <State extends string, Action extends string>(
  { transitions }: Pick<Machine<State, Action>, 'transitions'>,
  action: Action,
  row: RequestRow,
  actor: Actor,
): boolean => transitions.some(([, name, who]) => name === action && isActor[who](row, actor));

/** What somebody can do with a request now. */
export const allowedActions = <State extends string, Action extends string>(
  machine: Pick<Machine<State, Action>, 'transitions' | 'actions'>,
  row: RequestRow<State>,
  actor: Actor,
): Action[] =>
  machine.actions.filter(
    (action) => transitionOf(machine, row.status, action) !== null && mayAct(machine, action, row, actor),
  );

/** The states in which a request waits for somebody. */
export const openStates = <State extends string>({ transitions }: Pick<Table<State>, 'transitions'>): State[] =>
  transitions.filter(([, action]) => action === 'expire').map(([state]) => state);

/** The states in which somebody can act. */
export const statesFor = <State extends string>(
  { transitions }: Pick<Table<State>, 'transitions'>,
  who: Who,
): State[] => [...new Set(transitions.filter(([, , by]) => by === who).map(([state]) => state))];

/** Date, role and times of the shift, for notices. */
export const shiftFacts = ({ date, role, start_time, end_time }: RequestRow) => ({
  date,
  role,
  start: clockTimeOf(start_time),
  end: clockTimeOf(end_time),
});

/** The shift as replies show it: as it was when the request was made. */
export const shiftOf = ({ shift_id: id, date, start_time, end_time, template }: RequestRow) => ({
  id,
  date,
  start_time: clockTimeOf(start_time),
  end_time: clockTimeOf(end_time),
  template,
});

/** The shift that comes back, as replies show it; null: nothing does. */
export function returnOf(row: RequestRow) {
  const { return_shift_id: id, return_date: date, return_role: role, return_template: template } = row;
  if (date === null || role === null) return null;
  const [start, end] = [row.return_start_time ?? '', row.return_end_time ?? ''];
  return { id, date, start_time: clockTimeOf(start), end_time: clockTimeOf(end), template, role };
}

/** Both shifts of an exchange, for notices; null: nothing comes back. */
export function exchangeFacts(row: RequestRow) {
  const back = returnOf(row);
  if (back === null) return null;
  const { date: back_date, role: back_role, start_time: back_start, end_time: back_end } = back;
  return { ...shiftFacts(row), back_date, back_role, back_start, back_end };
}

/** What changes hands if it is an exchange; null: nothing comes back. */
export function exchangeOf(row: RequestRow): Exchange | null {
  const { shift_id, date, giver, taker, return_shift_id, return_date } = row;
  if (shift_id === null || giver === null || taker === null || return_shift_id === null || return_date === null)
    return null;
  return { giver, taker, given: { id: shift_id, date }, returned: { id: return_shift_id, date: return_date } };
}

/** The shift that comes back, for the history. */
export function returnDetails(row: RequestRow) {
  const back = returnOf(row);
  return back === null ? {} : { return_date: back.date, return_role: back.role };
}

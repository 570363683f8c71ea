import type { asks, Language, ProblemCode } from '@pamaina/contract';
import type { Violation } from '@pamaina/engine';
import type { Deps } from '../../../platform/deps.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { ProblemError } from '../../../platform/ground/problem-error.ts';
import { recordActivity } from '../../access/activity/index.ts';
import { beginEdit } from '../../plan/shifts/index.ts';
import type { PersonRow } from './ask-machine.ts';
import { lockAsk, questionOf, type LockedAsk } from './ask-rows.ts';
import { continueAsk } from './continue-asks.ts';
import { giveShift, notEligible, obstaclesTo } from './give-shift.ts';
import { changeAsk } from './change-ask.ts';

export interface Answered {
  projectId: string;
  /** Of the row of the person who was asked. */
  id: string;
  answer: 'yes' | 'no';
  by: 'link' | 'app';
  language: Language;
  /** Whose question it must be; null: a signed link says so. */
  employeeId: string | null;
}

/** What an answer that comes in another state is told. */
const refusals: Partial<Record<asks.Question['state'], ProblemCode>> = {
  late: 'ask_late',
  taken: 'ask_taken',
  stopped: 'ask_stopped',
};

/**
 * An employee's yes or no. The first lawful yes takes the shift, or waits for the manager; the rules are checked now.
 * The same answer again is answered in the same way.
 * @throws `not_found`; `ask_late`, `ask_taken`, `ask_stopped`, `ask_answered`; `swap_not_eligible`; `shift_overlaps`;
 * `generation_running`
 */
export async function answerQuestion(deps: Deps, answered: Answered): Promise<asks.Question> {
  const now = deps.now();
  const { projectId, language } = answered;
  const found = await deps.database.inProject(projectId, (tx) => answerIn(tx, answered, now));
  // Who is next is asked at once; if this process dies now, the job does it.
  if (found.goesOn)
    await continueAsk(deps, { projectId, id: found.goesOn }, now).catch((error: unknown) =>
      deps.log.warn({ err: error }, 'asking continues with the next turn'),
    );
  // Thrown here, because that they were skipped must stay written.
  if (found.against) throw notEligible(found.against.obstacles, { language, zone: found.against.zone });
  return found.question;
}

interface Outcome {
  question: asks.Question;
  /** The question whose next person can be asked. */
  goesOn?: string;
  against?: { obstacles: Violation[] | null; zone: string };
}

async function answerIn(tx: Tx, { id, answer, by, employeeId }: Answered, now: number): Promise<Outcome> {
  const asked = await tx
    .selectFrom('ask_person')
    .innerJoin('ask', (join) =>
      join.onRef('ask.project_id', '=', 'ask_person.project_id').onRef('ask.id', '=', 'ask_person.ask_id'),
    )
    .select(['ask.id', 'ask.date', 'ask.status', 'ask_person.employee_id', 'ask_person.status as own'])
    .where('ask_person.id', '=', id)
    .executeTakeFirst();
  if (!asked || asked.own === 'queued' || (employeeId !== null && asked.employee_id !== employeeId))
    throw new ProblemError('not_found');
  // Anyone who changes a shift locks its month before the rows.
  if (answer === 'yes' && asked.status === 'running' && asked.own === 'asked') await beginEdit(tx, [asked.date]);
  const locked = await lockAsk(tx, asked.id);
  const person = locked.people.find((one) => one.id === id);
  if (!person) throw new ProblemError('not_found');
  refuseWrongState(locked, person, { answer, now });
  const question = questionOf(locked.ask, person, now);
  // A repeated answer.
  if (question.state !== 'open') return { question };
  const at = new Date(now).toISOString();
  const write = (own: Partial<Pick<PersonRow, 'status' | 'skipped_for'>>, rules: readonly Violation[] = []) =>
    tx
      .updateTable('ask_person')
      .set({ ...own, rules: JSON.stringify(rules), answered_at: at, answered_by: by })
      .where('id', '=', id)
      .execute();
  const goesOn = locked.ask.id;
  if (answer === 'no') {
    await write({ status: 'no' });
    const { date, role } = locked.ask;
    const details = { id: goesOn, date, role, employee_id: person.employee_id, name: person.name };
    await recordActivity(tx, { action_type: 'ask.declined', actor: person.employee_id, details });
    await continueNow(tx, goesOn, at);
    return { question: { ...question, state: 'no' }, goesOn };
  }
  const { ask, shift } = locked;
  if (shift === null) throw new ProblemError('ask_taken');
  const { obstacles, zone } = await obstaclesTo(tx, shift, person.employee_id);
  if (obstacles === null || obstacles.length > 0) {
    await write({ status: 'skipped', skipped_for: 'rules' }, obstacles ?? []);
    await continueNow(tx, goesOn, at);
    return { question: { ...question, state: 'skipped' }, goesOn, against: { obstacles, zone } };
  }
  await write({ status: 'yes' });
  // Somebody was first, and the manager has not decided yet.
  if (ask.status === 'waiting') return { question: { ...question, state: 'waiting' } };
  const deed = { actor: person.employee_id, now, taker: person };
  await changeAsk(tx, locked, { ...deed, action: ask.needs_approval ? 'hold' : 'take' });
  if (ask.needs_approval) return { question: { ...question, state: 'waiting' } };
  await giveShift(tx, { shift, to: person.employee_id, actor: person.employee_id, now });
  return { question: { ...question, state: 'yours' } };
}

/** The job of this question is due. */
const continueNow = (tx: Tx, id: string, at: string) =>
  tx.updateTable('ask').set({ next_at: at }).where('id', '=', id).where('status', '=', 'running').execute();

function refuseWrongState(
  { ask, shift }: LockedAsk,
  person: PersonRow,
  { answer, now }: { answer: 'yes' | 'no'; now: number },
): void {
  const { state } = questionOf(ask, person, now);
  if (state === 'open' && Date.parse(ask.starts_at) <= now) throw new ProblemError('ask_late');
  if (state === 'open' && shift === null) throw new ProblemError('ask_taken');
  const code = refusals[state];
  if (code) throw new ProblemError(code);
  const said = state === 'no' ? 'no' : state === 'waiting' || state === 'yours' ? 'yes' : null;
  if (said !== null && said !== answer) throw new ProblemError('ask_answered');
  if (state === 'skipped') throw new ProblemError('ask_stopped');
}

import type { asks } from '@pamaina/contract';
import { createSignedLinks } from '../../../platform/auth/signed-link.ts';
import { employeeOf } from '../../../platform/http/employee-of.ts';
import { ProblemError } from '../../../platform/ground/problem-error.ts';
import { member, type Call, type ProjectCall } from '../../../platform/http/route.ts';
import { findProject } from '../../access/projects/index.ts';
import { answerQuestion } from './answer-question.ts';
import { lockAsk, presentAsks, questionOf } from './ask-rows.ts';

const LISTED_MAX = 50;
/** By network: a link is 128 bits, so only wrong ones are counted. */
const WRONG = { most: 60, seconds: 15 * 60 };

/** Questions to the caller that wait for an answer, or for the manager after a yes; the soonest shift first. */
export async function listQuestions({ tx, caller, now }: ProjectCall<typeof asks.listQuestions>) {
  const rows = await tx
    .selectFrom('ask_person')
    .select(['id', 'ask_id'])
    .where('employee_id', '=', employeeOf(caller))
    .where('status', 'in', ['asked', 'yes'])
    .execute();
  if (rows.length === 0) return [];
  const live = await tx
    .selectFrom('ask')
    .selectAll()
    .where(
      'id',
      'in',
      rows.map(({ ask_id }) => ask_id),
    )
    .where('status', 'in', ['running', 'waiting'])
    .where('starts_at', '>', new Date(now).toISOString())
    .orderBy('starts_at')
    .limit(LISTED_MAX)
    .execute();
  const people = await tx
    .selectFrom('ask_person')
    .selectAll()
    .where(
      'id',
      'in',
      rows.map(({ id }) => id),
    )
    .execute();
  return live.flatMap((ask) =>
    people
      .filter(({ ask_id }) => ask_id === ask.id)
      .map((person) => questionOf(ask, { ...person, name: '' }, now))
      .filter(({ state }) => state === 'open' || state === 'waiting'),
  );
}

export function answerOwn(call: Call<typeof asks.answerQuestion>) {
  const caller = member(call);
  return answerQuestion(call.deps, {
    projectId: caller.projectId,
    id: call.params.id.toLowerCase(),
    answer: call.body.answer,
    by: 'app',
    language: call.language,
    employeeId: employeeOf(caller),
  });
}

/** What a link gives access to, though it may be over. @throws `link_invalid` for an altered one */
async function openLink(call: Pick<Call, 'deps' | 'address'>, token: string) {
  const { deps, address } = call;
  const claims = createSignedLinks(deps.settings.jwtSecret).read('ask', token);
  if (claims !== null) return claims;
  await deps.limits.take(`ask-link-wrong:${address}`, WRONG.most, WRONG.seconds);
  throw new ProblemError('link_invalid');
}

export async function readLink(call: Call<typeof asks.readLink>): Promise<asks.LinkedQuestion> {
  const { projectId, subject } = await openLink(call, call.body.token);
  return linked(call, projectId, subject);
}

/** The link has no session for the guard to check: a project that is not paid for is read-only. */
export async function answerLink(call: Call<typeof asks.answerLink>): Promise<asks.LinkedQuestion> {
  const { projectId, subject, expiresAt } = await openLink(call, call.body.token);
  const before = await linked(call, projectId, subject);
  const { billing } = await call.deps.database.inProject(projectId, (tx) =>
    tx.selectFrom('project').select('billing').where('id', '=', projectId).executeTakeFirstOrThrow(),
  );
  if (billing !== 'active') throw new ProblemError(`project_${billing}`);
  if (before.state === 'open' && expiresAt <= call.deps.now()) throw new ProblemError('ask_late');
  const { answer } = call.body;
  const { language } = call;
  await answerQuestion(call.deps, { projectId, id: subject, answer, by: 'link', language, employeeId: null });
  return linked(call, projectId, subject);
}

/** @throws `link_invalid` also when the employee or the project is gone by now */
async function linked({ deps }: Pick<Call, 'deps'>, projectId: string, id: string): Promise<asks.LinkedQuestion> {
  const now = deps.now();
  return deps.database.inProject(projectId, async (tx) => {
    const row = await tx.selectFrom('ask_person').select('ask_id').where('id', '=', id).executeTakeFirst();
    if (!row) throw new ProblemError('link_invalid');
    const { ask, people } = await lockAsk(tx, row.ask_id);
    const person = people.find((one) => one.id === id);
    if (!person) throw new ProblemError('link_invalid');
    const project = await findProject(tx);
    return { ...questionOf(ask, person, now), name: person.name, project: project.name, time_zone: project.time_zone };
  });
}

/** Questions as managers see them, the latest first; for one shift its last one. */
export async function listAsks(call: ProjectCall<typeof asks.listAsks>) {
  const { tx, query, week } = call;
  let rows = tx.selectFrom('ask').selectAll().orderBy('created_at', 'desc').orderBy('id', 'desc');
  if (query.shift_id !== undefined) rows = rows.where('shift_id', '=', query.shift_id.toLowerCase()).limit(1);
  if (week) rows = rows.where('date', '>=', week.start).where('date', '<=', week.end);
  return presentAsks(tx, await rows.limit(query.shift_id === undefined ? LISTED_MAX : 1).execute(), call);
}

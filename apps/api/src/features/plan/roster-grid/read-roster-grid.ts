import { createHash } from 'node:crypto';
import { clockTimeOf, constants, rosterGrid } from '@pamaina/contract';
import type { Tx } from '../../../platform/database/database.ts';
import { ProblemError } from '../../../platform/ground/problem-error.ts';
import { answerOf } from '../../../platform/http/answer-of.ts';
import { parse, readJson } from '../../../platform/http/json-body.ts';
import { type Call, member } from '../../../platform/http/route.ts';
import { textOf } from '../../../platform/text/texts.ts';
import { localOf } from '../../../platform/time/zone.ts';
import { taskOf } from '../../../platform/work/task.ts';
import { findProject } from '../../access/projects/index.ts';
import { readTable } from '../imports/index.ts';
import { readRosterText, textOfLines } from './read-roster-text.ts';
import type { ReadRoster } from './read-roster.ts';
import type { RosterFacts } from './roster-facts.ts';

const reading = taskOf(readRosterText, new URL('./read-roster-text.ts', import.meta.url).href);
const MS_A_CHARACTER = 0.001;

/**
 * What a roster of a month amounts to, with every guess. Nothing is stored.
 * @throws `roster_unreadable` where no days are found in it; as `readTable`
 */
export async function readRosterGrid(call: Call<typeof rosterGrid.readRosterGrid>): Promise<rosterGrid.RosterGrid> {
  const { text, answers } = await givenIn(call);
  const facts = await call.deps.database.readInProject(member(call).projectId, (tx) => readFacts(tx, call));
  return propose(call, { text, answers }, facts);
}

/** The text and the answers: of a JSON body, or of a file without any. */
async function givenIn(call: Call<typeof rosterGrid.readRosterGrid>): Promise<rosterGrid.RosterText> {
  if (call.file?.[0] === '{'.charCodeAt(0)) return parse(rosterGrid.RosterText, readJson(call.file));
  const { lines } = await readTable(call, call.query);
  const text = textOfLines(lines);
  if (text.length > constants.rosterTextMax) throw new ProblemError('roster_unreadable');
  return { text, answers: {} };
}

/** What the business has that a roster is compared with. */
export async function readFacts(tx: Tx, { deps, language }: Pick<Call, 'deps' | 'language'>): Promise<RosterFacts> {
  const { time_zone } = await findProject(tx);
  const people = await tx.selectFrom('employee').select(['id', 'name', 'roles']).orderBy('id').execute();
  const templates = await tx
    .selectFrom('template')
    .select(['name', 'start_time', 'end_time', 'break_minutes', 'on_call'])
    .orderBy('name')
    .execute();
  const needs = await tx
    .selectFrom('requirement')
    .select(['template', 'role', 'weekday', 'count'])
    .where('weekday', 'is not', null)
    .$narrowType<{ weekday: number }>()
    .orderBy('id')
    .execute();
  const partOf = (part: keyof RosterFacts['parts']) => textOf(language, `rosterGrid.parts.${part}`);
  return {
    today: localOf(time_zone, deps.now()).date,
    people,
    needs,
    templates: templates.map(({ on_call, ...row }) => ({
      ...row,
      isOnCall: on_call !== 'none',
      start_time: clockTimeOf(row.start_time),
      end_time: clockTimeOf(row.end_time),
    })),
    usualRole: textOf(language, 'rosterGrid.usualRole'),
    parts: { morning: partOf('morning'), day: partOf('day'), evening: partOf('evening'), night: partOf('night') },
  };
}

/** The proposal, with an ID of what it says. @throws `roster_unreadable` */
export async function propose(
  call: Pick<Call, 'caller' | 'deps' | 'signal'>,
  { text, answers }: rosterGrid.RosterText,
  facts: RosterFacts,
): Promise<rosterGrid.RosterGrid> {
  const read = await answerOf(call, reading, text.length * MS_A_CHARACTER, text, answers, facts);
  if (read === null || read.people.length === 0) throw new ProblemError('roster_unreadable');
  return { id: idOf(read), text, ...read };
}

const idOf = (read: ReadRoster) => createHash('sha256').update(JSON.stringify(read)).digest('base64url').slice(0, 32);

import type { explanations } from '@pamaina/contract';
import { costOfMoves, type NeedRemedies, type Remedy } from '@pamaina/engine';
import { askerOf } from '../../../platform/auth/caller.ts';
import { inTurn } from '../../../platform/http/in-turn.ts';
import { type Call, type EventsReply, member } from '../../../platform/http/route.ts';
import { streamEvents } from '../../../platform/http/stream-events.ts';
import { engine } from '../../../platform/work/engine.ts';
import { halfText } from '../months/index.ts';
import { loadProblem, type LoadedPeriod } from '../planning-input/index.ts';
import { remedyText, type Reader } from './remedy-text.ts';

/** Streams remedies as they are found. */
export async function streamRemedies(call: Call<typeof explanations.streamRemedies>): Promise<EventsReply> {
  const period = await inTurn(call, () => readPeriod(call));
  return streamEvents<explanations.RemedyEvent>(call, {
    name: 'a search for ways to fill a shift',
    failed: { type: 'failed' },
    run: async (tell) => {
      let done = 0;
      await searchRemedies(call, period, (need, of) => {
        done += 1;
        tell({ type: 'need', need, done, of });
      });
      return { type: 'done' };
    },
  });
}

/** Maximum of needs searched in one call: a month with more open shifts lacks employees, not answers. */
const NEEDS_MAX = 40;

/** The smallest ways to fill each open need that has not started, by date, found by the engine off this thread. */
export async function listRemedies(call: Call<typeof explanations.listRemedies>) {
  const found: explanations.NeedRemedies[] = [];
  await searchRemedies(call, await readPeriod(call), (need) => found.push(need));
  // The engine starts with the needs that somebody could just take.
  return found.toSorted((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0));
}

/** What to search for remedies in. */
function readPeriod(call: Call<typeof explanations.listRemedies>): Promise<LoadedPeriod> {
  const { projectId } = member(call);
  const { start, end } = call.query;
  return call.deps.database.readInProject(projectId, (tx) => loadProblem(tx, start, end));
}

/** The needs one by one, in words, with their number; ends when the client disconnects. */
async function searchRemedies(
  call: Call<typeof explanations.listRemedies>,
  { problem, shifts, project }: LoadedPeriod,
  found: (need: explanations.NeedRemedies, of: number) => void,
): Promise<void> {
  const reader: Reader = {
    names: new Map(problem.people.map(({ id, name }) => [id, name])),
    language: call.language,
    zone: project.time_zone,
  };
  const { start, end } = call.query;
  const values = [problem, shifts, NEEDS_MAX, call.deps.now() / 60_000, { from: start, to: end }] as const;
  await call.deps.work.run(askerOf(member(call)), engine.remediesByNeed, [...values], {
    isLong: true,
    signal: call.signal,
    onPart: ({ need, of }) =>
      found(
        inWords(need, reader, (moves) => costOfMoves(problem, shifts, moves)),
        of,
      ),
  });
}

const inWords = (
  { date, template, role, half, remedies }: NeedRemedies,
  reader: Reader,
  costOf: (moves: Remedy['moves']) => number | null,
): explanations.NeedRemedies => ({
  date,
  template,
  role,
  ...(half && { half: halfText(half, reader.zone) }),
  remedies: remedies.map((remedy) => remedyText(remedy, reader, costOf(remedy.moves))),
});

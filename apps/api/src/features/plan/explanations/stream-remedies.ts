import { PassThrough } from 'node:stream';
import type { explanations } from '@pamaina/contract';
import { costOfMoves, type NeedRemedies, type Remedy } from '@pamaina/engine';
import { askerOf } from '../../../platform/auth/caller.ts';
import { inTurn } from '../../../platform/http/in-turn.ts';
import { withoutHidden } from '../../../platform/http/without-hidden.ts';
import { EventsReply, type Call, member } from '../../../platform/http/route.ts';
import { WorkStopped } from '../../../platform/work/create-work.ts';
import { engine } from '../../../platform/work/engine.ts';
import { halfText } from '../months/index.ts';
import { loadProblem, type LoadedPeriod } from '../planning-input/index.ts';
import { remedyText, type Reader } from './remedy-text.ts';

/**
 * Streams remedies as they are found. The response starts with the first of them, so that an error is still sent as
 * one.
 */
export async function streamRemedies(call: Call<typeof explanations.streamRemedies>): Promise<EventsReply> {
  const period = await inTurn(call, () => readPeriod(call));
  const stream = new PassThrough();
  const { promise: begun, resolve, reject } = Promise.withResolvers<void>();
  const tell = (event: explanations.RemedyEvent) => {
    // A stream passes by the step that leaves out what the caller may not see.
    const seen = withoutHidden(event, call.caller);
    if (!stream.writableEnded && !stream.destroyed) stream.write(`data: ${JSON.stringify(seen)}\n\n`);
    resolve();
  };
  const end = () => stream.end();
  const { closing } = call.deps;
  closing.addEventListener('abort', end);
  stream.once('close', () => closing.removeEventListener('abort', end));
  let done = 0;
  searchRemedies(call, period, (need, of) => {
    done += 1;
    tell({ type: 'need', need, done, of });
  })
    .then(
      () => tell({ type: 'done' }),
      (error: unknown) => {
        if (done > 0 && !(error instanceof WorkStopped))
          call.log.error({ err: error }, 'a search for ways to fill a shift failed');
        if (done > 0) tell({ type: 'failed' });
        else reject(error as Error);
      },
    )
    .finally(end);
  await begun;
  return new EventsReply(stream);
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

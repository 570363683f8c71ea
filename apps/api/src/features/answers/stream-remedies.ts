import type { answers } from '@pamaina/contract';
import { PassThrough } from 'node:stream';
import { inTurn } from '../../platform/http/in-turn.ts';
import { EventsReply, type Call } from '../../platform/http/route.ts';
import { WorkStopped } from '../../platform/work/create-work.ts';
import { readPeriod, searchRemedies } from './list-remedies.ts';

/**
 * Streams remedies as they are found. The response starts with the first of them, so that an error is still sent as
 * one.
 */
export async function streamRemedies(call: Call<typeof answers.streamRemedies>): Promise<EventsReply> {
  const period = await inTurn(call, () => readPeriod(call));
  const stream = new PassThrough();
  const { promise: begun, resolve, reject } = Promise.withResolvers<void>();
  const tell = (event: answers.RemedyEvent) => {
    if (!stream.writableEnded && !stream.destroyed) stream.write(`data: ${JSON.stringify(event)}\n\n`);
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

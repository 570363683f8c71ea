import { PassThrough } from 'node:stream';
import { WorkStopped } from '../work/create-work.ts';
import { EventsReply, type Call } from './route.ts';
import { withoutHidden } from './without-hidden.ts';

interface Search<Event> {
  /** Finds one after the other. @returns the last event */
  run: (tell: (event: Event) => void) => Promise<Event>;
  /** Sent when it breaks off after the first event. */
  failed: Event;
  /** What it is, for the log. */
  name: string;
}

/**
 * Sends what a search finds as it is found; it ends when the client disconnects. The response starts with the first
 * event, so that an error before it is still sent as one.
 */
export async function streamEvents<Event>(
  call: Pick<Call, 'caller' | 'deps' | 'log'>,
  { run, failed, name }: Search<Event>,
): Promise<EventsReply> {
  const stream = new PassThrough();
  const { promise: begun, resolve, reject } = Promise.withResolvers<void>();
  let told = 0;
  const tell = (event: Event) => {
    told += 1;
    // A stream passes by the step that leaves out what the caller may not see.
    const seen = withoutHidden(event, call.caller);
    if (!stream.writableEnded && !stream.destroyed) stream.write(`data: ${JSON.stringify(seen)}\n\n`);
    resolve();
  };
  const end = () => stream.end();
  const { closing } = call.deps;
  closing.addEventListener('abort', end);
  stream.once('close', () => closing.removeEventListener('abort', end));
  run(tell)
    .then(tell, (error: unknown) => {
      if (told === 0) return reject(error as Error);
      if (!(error instanceof WorkStopped)) call.log.error({ err: error }, `${name} failed`);
      tell(failed);
    })
    .finally(end);
  await begun;
  return new EventsReply(stream);
}

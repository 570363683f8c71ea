import { Agent, get, type IncomingHttpHeaders } from 'node:http';
import { gzipSync } from 'node:zlib';

export interface Read {
  what: string;
  path: string;
  token: string;
}

export interface Answer {
  body: Buffer;
  etag: string | undefined;
}

const agent = new Agent({ keepAlive: true, maxSockets: 1 });
const WARM_UP = 40;

/** One GET; anything but 200 and 304 throws. */
export function read(url: string, headers: Record<string, string>): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = get(url, { agent, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        const body = Buffer.concat(chunks);
        if (response.statusCode === 200 || response.statusCode === 304)
          resolve({ body, etag: etagOf(response.headers) });
        else reject(new Error(`${url} answered ${response.statusCode}: ${body.toString()}`));
      });
    });
    request.on('error', reject);
  });
}

const etagOf = ({ etag }: IncomingHttpHeaders) => etag;

export const gzipBytes = (body: Buffer) => gzipSync(body).length;

/** Milliseconds of a call, without what comes before it. */
export type Timed = () => Promise<number>;

export const timed =
  (call: () => Promise<unknown>, before?: () => Promise<unknown>): Timed =>
  async () => {
    await before?.();
    const started = performance.now();
    await call();
    return performance.now() - started;
  };

/** The medians of several calls, measured by turns so that other load on the machine meets all alike. */
export async function mediansOf(calls: readonly Timed[], rounds: number): Promise<number[]> {
  const taken = calls.map((): number[] => []);
  for (let round = -Math.min(WARM_UP, rounds); round < rounds; round += 1)
    for (const [index, call] of calls.entries()) {
      const milliseconds = await call();
      if (round >= 0) taken[index]?.push(milliseconds);
    }
  return taken.map((values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN);
}

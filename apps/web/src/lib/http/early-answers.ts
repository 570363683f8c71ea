/** The responses that the document requested before any script was loaded (`app/boot/before-first-paint.ts`). */
export interface EarlyAnswers {
  token: string;
  language: string;
  /** The moment of the requests, milliseconds since 1970. */
  at: number;
  /** By address. Each is used once. */
  answers: Record<string, Promise<Response>>;
  /** When all of them are here, or failed. */
  settled: Promise<unknown>;
}

declare global {
  interface Window {
    earlyAnswers?: EarlyAnswers;
  }
}

/** A page that needs longer to ask gets current data. */
const FRESH_MS = 15_000;

/**
 * The response to a request that the document has already sent. Undefined if there is none for this account and
 * language, if it is no longer fresh, or if it failed: then the request is sent as usual.
 * @throws the signal's reason when it is aborted before the response
 */
export function takeEarly(
  address: string,
  token: string | null,
  language: string,
  signal: AbortSignal,
): Promise<Response | undefined> | undefined {
  signal.throwIfAborted();
  const early = window.earlyAnswers;
  if (early === undefined) return undefined;
  if (early.token !== token || early.language !== language || Date.now() - early.at > FRESH_MS) return dropEarly();
  const answer = early.answers[address];
  if (answer === undefined) return undefined;
  delete early.answers[address];
  const aborted = new Promise<never>((_, reject) =>
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true }),
  );
  return Promise.race([answer.catch(() => undefined), aborted]);
}

/** After a change, what was read before it is outdated. */
export function dropEarly(): undefined {
  delete window.earlyAnswers;
}

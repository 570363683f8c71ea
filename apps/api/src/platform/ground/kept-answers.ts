/** In the characters of all answers, or the bytes of those that are sent as they are. */
const MOST = 12_000_000;
/** Of one answer: the hours of a month of 300 people have four million. */
const MOST_OF_ONE = MOST / 2;

/** Bytes are sent as they are: to encode a text of 226 KB takes as long as all else of an answer that is kept. */
export type Answer = string | Buffer;

/** The answers that were asked for last, by their `ETag`, which names everything that they depend on. */
export interface KeptAnswers {
  get(etag: string): Answer | undefined;
  set(etag: string, body: Answer): void;
}

/** @param most characters that are kept altogether */
export function createKeptAnswers(most = MOST): KeptAnswers {
  const kept = new Map<string, Answer>();
  let size = 0;
  const drop = (etag: string) => {
    size -= kept.get(etag)?.length ?? 0;
    kept.delete(etag);
  };
  return {
    get(etag) {
      const body = kept.get(etag);
      if (body === undefined) return undefined;
      // The last one that was asked for is the last one that goes.
      kept.delete(etag);
      kept.set(etag, body);
      return body;
    },
    set(etag, body) {
      drop(etag);
      if (body.length > Math.min(most, MOST_OF_ONE)) return;
      kept.set(etag, ownBytes(body));
      size += body.length;
      for (const oldest of kept.keys()) {
        if (size <= most) break;
        drop(oldest);
      }
    },
  };
}

/** A small buffer is a part of a larger one, which would be kept with it. */
function ownBytes(body: Answer): Answer {
  if (typeof body === 'string' || body.buffer.byteLength === body.length) return body;
  const own = Buffer.allocUnsafeSlow(body.length);
  body.copy(own);
  return own;
}

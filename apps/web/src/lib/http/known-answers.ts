/** A GET as its answer depends on it. */
interface Asked {
  /** Of the session: nobody else gets what it read. */
  session: string | null;
  language: string;
  address: string;
}

interface Known<Answer> {
  etag: string;
  answer: Answer;
}

/** A few months, with their summaries and the pages of their hours. */
const MOST = 40;

let owner: string | null = null;
const known = new Map<string, Known<unknown>>();

const keyOf = ({ language, address }: Asked) => `${language} ${address}`;

/**
 * The answer that the server may call unchanged (304). Only in memory: on a device that people share, nothing that was
 * read stays behind (`Cache-Control: no-store`).
 */
export function knownAnswer<Answer>(asked: Asked): Known<Answer> | undefined {
  if (asked.session !== owner) known.clear();
  owner = asked.session;
  return known.get(keyOf(asked)) as Known<Answer> | undefined;
}

/** The oldest one is forgotten for it. */
export function rememberAnswer<Answer>(asked: Asked, one: Known<Answer>): void {
  if (asked.session !== owner) known.clear();
  owner = asked.session;
  known.delete(keyOf(asked));
  known.set(keyOf(asked), one);
  for (const key of known.keys()) {
    if (known.size <= MOST) break;
    known.delete(key);
  }
}

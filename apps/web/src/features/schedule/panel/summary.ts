import type { ReplyOf, schedule } from '@pamaina/contract';

/** The server's summary of a range. */
export type Summary = NonNullable<ReplyOf<typeof schedule.getSummary>>;

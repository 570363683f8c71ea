import type { ReplyOf, schedule } from '@pamaina/contract';

/** What the server says of a range as a whole. */
export type Summary = NonNullable<ReplyOf<typeof schedule.getSummary>>;

/** A local calendar date of the business, `YYYY-MM-DD`. */
export type LocalDate = string;
/** Whole minutes since 1970-01-01T00:00Z. Differences are elapsed time, also on nights with a clock change. */
export type Instant = number;
/** A duration in whole minutes. */
export type Minutes = number;

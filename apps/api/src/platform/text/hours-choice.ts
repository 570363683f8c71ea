import type { HoursFormat } from '@pamaina/contract';
import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * The caller's format of hours, `7.5` or `7:30`. Every text of a reply depends on it and no decision does, so it is
 * stored with the call instead of being passed through each function on the way to a text.
 */
const choice = new AsyncLocalStorage<HoursFormat>();

/** Decimal outside of a call, as in emails and jobs. */
export const chosenHoursFormat = (): HoursFormat => choice.getStore() ?? 'decimal';

/** Runs a call's work; all its texts have hours in this format. */
export const withHoursFormat = <Result>(format: HoursFormat, work: () => Result): Result => choice.run(format, work);

import { absenceTest } from '@pamaina/contract';
import { queryOptions, type QueryClient, type QueryKey } from '@tanstack/react-query';
import i18n from 'i18next';
import { yearAndMonth, type Month } from '../../../lib/dates/months.ts';
import { ApiError } from '../../../lib/http/api-error.ts';
import { callEvents } from '../../../lib/http/call-events.ts';
import { readEvents } from '../../../lib/http/event-stream.ts';

/** A test of absences, as far as it is. */
export interface AbsenceTest {
  days: absenceTest.AbsenceDay[];
  /** How many there will be; null: not known yet. */
  of: number | null;
  /** Once all of them are tried. */
  onCall: Extract<absenceTest.AbsenceTestEvent, { type: 'done' }>['on_call'] | null;
}

interface Context {
  client: QueryClient;
  queryKey: QueryKey;
  signal: AbortSignal;
}

/** Shows each day as it is tried; aborting also ends the test on the server. */
async function readTest(month: Month, { client, queryKey, signal }: Context): Promise<AbsenceTest> {
  const { year, month: number } = yearAndMonth(month);
  const query = { year: String(year), month: String(number) };
  const days: absenceTest.AbsenceDay[] = [];
  const stream = await callEvents(absenceTest.streamAbsenceTest, { query, signal });
  for await (const { data } of readEvents(stream)) {
    const event = absenceTest.AbsenceTestEvent.parse(JSON.parse(data));
    if (event.type === 'done') return { days, of: days.length, onCall: event.on_call };
    if (event.type === 'failed') break;
    days.push(event.day);
    client.setQueryData<AbsenceTest>(queryKey, { days: [...days], of: event.of, onCall: null });
  }
  signal.throwIfAborted();
  throw new ApiError({ status: 0, code: 'no_response', detail: i18n.t('absence-test:failed') });
}

export const absenceTestQuery = (month: Month) =>
  queryOptions({
    queryKey: ['absence-test', month],
    queryFn: (context) => readTest(month, context),
    // Tried anew at each visit: the schedule may have changed.
    gcTime: 0,
    staleTime: Infinity,
    retry: false,
  });

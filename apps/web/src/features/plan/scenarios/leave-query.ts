import { advice } from '@pamaina/contract';
import { queryOptions, type QueryClient, type QueryKey } from '@tanstack/react-query';
import i18n from 'i18next';
import { monthFrom, yearAndMonth, type Month } from '../../../lib/dates/months.ts';
import { ApiError, isBusy } from '../../../lib/http/api-error.ts';
import { callEvents } from '../../../lib/http/call-events.ts';
import { readEvents } from '../../../lib/http/event-stream.ts';

/** How often it asks again while other answers are calculated. */
const TURNS = 20;

/** The weeks of a month in which somebody could be away. */
export interface LeaveMonth {
  month: Month;
  weeks: advice.LeaveWeek[];
  as_of: string;
}

/** A year of weeks, as far as it is worked out. */
export interface LeaveYear {
  months: LeaveMonth[];
  /** How many there will be. */
  of: number;
  isDone: boolean;
}

interface Context {
  client: QueryClient;
  queryKey: QueryKey;
  signal: AbortSignal;
}

/** Shows each month as it is worked out; aborting also ends it on the server. */
async function readYear(
  { from, employeeId }: LeaveQuestion,
  { client, queryKey, signal }: Context,
): Promise<LeaveYear> {
  const { year, month } = yearAndMonth(from);
  const query = { year: String(year), month: String(month), employee_id: employeeId };
  const months: LeaveMonth[] = [];
  const stream = await callEvents(advice.streamLeave, { query, signal });
  for await (const { data } of readEvents(stream)) {
    const event = advice.LeaveEvent.parse(JSON.parse(data));
    if (event.type === 'done') return { months, of: months.length, isDone: true };
    if (event.type === 'failed') break;
    const { weeks, as_of } = event;
    months.push({ month: monthFrom(event.year, event.month), weeks, as_of });
    client.setQueryData<LeaveYear>(queryKey, { months: [...months], of: event.of, isDone: false });
  }
  signal.throwIfAborted();
  throw new ApiError({ status: 0, code: 'no_response', detail: i18n.t('advice:leave.failed') });
}

export interface LeaveQuestion {
  /** The first of twelve months. */
  from: Month;
  employeeId: string;
}

export const leaveQuery = (question: LeaveQuestion) =>
  queryOptions({
    queryKey: ['advice', 'leave', question.from, question.employeeId],
    queryFn: (context) => readYear(question, context),
    // Calculated anew only when it is asked for again.
    gcTime: 0,
    staleTime: Infinity,
    // Waits for its turn; what broke off is begun again only by a press.
    retry: (failures, error) => isBusy(error) && failures < TURNS,
  });

import { overtimeLeave } from '@pamaina/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/http/api-client.ts';
import { LIVE_MS } from '../../../lib/http/live.ts';
import { yearAndMonth, type Month } from '../../../lib/dates/months.ts';

/** Below the keys of time off: whatever changes that changes these. */
export const overtimeLeaveQueries = {
  list: () =>
    queryOptions({
      queryKey: ['time-off', 'overtime'],
      queryFn: ({ signal }) => call(overtimeLeave.listOvertimeLeave, { query: {}, signal }),
      refetchInterval: LIVE_MS,
    }),
  /** @param employeeId whose, for a manager */
  offer: (of: Month, employeeId: string | null) => {
    const { year, month } = yearAndMonth(of);
    const query = { year: String(year), month: String(month), ...(employeeId !== null && { employee_id: employeeId }) };
    return queryOptions({
      queryKey: ['time-off', 'overtime', 'offer', query],
      queryFn: ({ signal }) => call(overtimeLeave.getOvertimeLeaveOffer, { query, signal }),
      staleTime: 0,
    });
  },
};

import { advice } from '@pamaina/contract';
import { queryOptions } from '@tanstack/react-query';
import { yearAndMonth, type Month } from '../../../lib/dates/months.ts';
import { call } from '../../../lib/http/api-client.ts';

/** It is searched for 10 seconds, and can wait for another. */
const TIMEOUT_MS = 40_000;

export interface Question {
  about: advice.About;
  /** Who would be away; null: nobody. */
  employeeId: string | null;
}

export const adviceQueries = {
  /** Calculated anew only when it is asked for again. */
  of: (month: Month, { about, employeeId }: Question) =>
    queryOptions({
      queryKey: ['advice', month, about, employeeId],
      queryFn: ({ signal }) => {
        const { year, month: number } = yearAndMonth(month);
        const asked = employeeId === null ? {} : { employee_id: employeeId };
        const query = { year: String(year), month: String(number), about, ...asked };
        return call(advice.getAdvice, { query, signal, timeoutMs: TIMEOUT_MS });
      },
      staleTime: Infinity,
      gcTime: 0,
    }),
};

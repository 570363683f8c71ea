import { takings } from '@pamaina/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/http/api-client.ts';
import { firstOfMonth, lastOfMonth, type Month } from '../../../lib/dates/months.ts';

const KEY = 'takings';

export type Kind = takings.TakingsKind;

export const takingsQueries = {
  month: (month: Month, kind: Kind) =>
    queryOptions({
      queryKey: [KEY, month, kind],
      queryFn: ({ signal }) =>
        call(takings.listTakings, { query: { start: firstOfMonth(month), end: lastOfMonth(month), kind }, signal }),
      placeholderData: keepPreviousData,
    }),
  forecast: (month: Month, kind: Kind) =>
    queryOptions({
      queryKey: [KEY, 'forecast', month, kind],
      queryFn: ({ signal }) =>
        call(takings.forecastTakings, { query: { start: firstOfMonth(month), end: lastOfMonth(month), kind }, signal }),
      placeholderData: keepPreviousData,
    }),
};

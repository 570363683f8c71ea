import { attendance, type QueryInput } from '@pamaina/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/http/api-client.ts';

type AttendanceQuery = NonNullable<QueryInput<typeof attendance.listAttendance>>;

export const attendanceQueries = {
  page: (query: AttendanceQuery) =>
    queryOptions({
      queryKey: ['attendance', query],
      queryFn: ({ signal }) => call(attendance.listAttendance, { query, signal }),
      placeholderData: keepPreviousData,
    }),
};

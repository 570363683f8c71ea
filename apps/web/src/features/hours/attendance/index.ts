export { attendanceQueries } from './attendance-queries.ts';

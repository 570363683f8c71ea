import { amendments, explanations, generation, schedule, unavailability, wishes, type rules } from '@pamaina/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../http/api-client.ts';
import { type DateRange, monthQuery, type Month } from './months.ts';
import { searchRemedies } from './search-remedies.ts';

/** All data that depends on shifts is under the key `['schedule']`. */
export const scheduleQueries = {
  range: (range: DateRange) =>
    queryOptions({
      queryKey: ['schedule', 'range', range.start, range.end],
      queryFn: ({ signal }) => call(schedule.getSchedule, { query: range, signal }),
      staleTime: 0,
    }),
  summary: (range: DateRange) =>
    queryOptions({
      queryKey: ['schedule', 'summary', range.start, range.end],
      queryFn: ({ signal }) => call(schedule.getSummary, { query: range, signal }),
      staleTime: 0,
    }),
  /** The reasons that the summary left out. */
  reasons: ({ start, end }: DateRange, { date, template, role }: Pick<rules.Unfilled, 'date' | 'template' | 'role'>) =>
    queryOptions({
      queryKey: ['schedule', 'reasons', start, end, date, template, role],
      queryFn: ({ signal }) => call(explanations.listReasons, { query: { start, end, date, template, role }, signal }),
      staleTime: 0,
    }),
  /** The open amendments, with the names of those who began them. */
  amendments: () =>
    queryOptions({
      queryKey: ['schedule', 'amendments'],
      queryFn: ({ signal }) => call(amendments.listAmendments, { signal }),
    }),
  unavailability: (range: DateRange) =>
    queryOptions({
      queryKey: ['unavailability', range.start, range.end],
      queryFn: ({ signal }) => call(unavailability.listUnavailability, { query: range, signal }),
    }),
  wishes: ({ start, end }: DateRange) =>
    queryOptions({
      queryKey: ['wishes', start, end],
      queryFn: ({ signal }) => call(wishes.listWishes, { query: { start, end }, signal }),
    }),
  candidates: (id: string) =>
    queryOptions({
      queryKey: ['schedule', 'candidates', id],
      queryFn: ({ signal }) => call(schedule.listCandidates, { params: { id }, signal }),
    }),
  remedies: (range: DateRange) =>
    queryOptions({
      queryKey: ['schedule', 'remedies', range.start, range.end],
      queryFn: (context) => searchRemedies(range, context),
      // An incomplete search restarts when the user returns.
      staleTime: ({ state }) => (state.data?.isOver === true ? 30_000 : 0),
    }),
  explanation: (id: string) =>
    queryOptions({
      queryKey: ['schedule', 'explanation', id],
      queryFn: ({ signal }) => call(explanations.explainAssignment, { params: { id }, signal }),
    }),
  /** Of no area: once published it is gone. */
  amendment: (id: string) =>
    queryOptions({
      queryKey: ['amendment', id],
      queryFn: ({ signal }) => call(amendments.getAmendment, { params: { id }, signal }),
      staleTime: 0,
    }),
  archives: () =>
    queryOptions({
      queryKey: ['schedule', 'archives'],
      queryFn: ({ signal }) => call(schedule.listArchives, { signal }),
    }),
  archive: (id: string) =>
    queryOptions({
      queryKey: ['schedule', 'archive', id],
      queryFn: ({ signal }) => call(schedule.getArchive, { params: { id }, signal }),
      staleTime: Infinity,
    }),
  /** The job that is generating a month now. */
  planning: (month: Month) =>
    queryOptions({
      queryKey: ['generation', 'of', month],
      queryFn: ({ signal }) => call(generation.findGeneration, { query: monthQuery(month), signal }),
      staleTime: 0,
    }),
  generation: (id: string) =>
    queryOptions({
      queryKey: ['generation', id],
      queryFn: ({ signal }) => call(generation.getGeneration, { params: { job_id: id }, signal }),
    }),
  best: (id: string) =>
    queryOptions({
      queryKey: ['generation', id, 'best'],
      queryFn: ({ signal }) => call(generation.getBest, { params: { job_id: id }, signal }),
      staleTime: 0,
    }),
};

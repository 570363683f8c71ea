import { employees, generation, requirements, schedule, templates, unavailability } from '@pamaina/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api-client.ts';

export interface DateRange {
  /** Local dates, both included. */
  start: string;
  end: string;
}

/** Everything that a changed shift can change stands under `['schedule']`. */
export const scheduleQueries = {
  range: (range: DateRange) =>
    queryOptions({
      queryKey: ['schedule', 'range', range.start, range.end],
      queryFn: ({ signal }) => call(schedule.getSchedule, { query: range, signal }),
    }),
  summary: (range: DateRange) =>
    queryOptions({
      queryKey: ['schedule', 'summary', range.start, range.end],
      queryFn: ({ signal }) => call(schedule.getSummary, { query: range, signal }),
    }),
  candidates: (id: string) =>
    queryOptions({
      queryKey: ['schedule', 'candidates', id],
      queryFn: ({ signal }) => call(schedule.listCandidates, { params: { id }, signal }),
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
  generation: (id: string) =>
    queryOptions({
      queryKey: ['generation', id],
      queryFn: ({ signal }) => call(generation.getGeneration, { params: { job_id: id }, signal }),
    }),
};

/** What a plan is made from; shared with the pages that edit it. */
export const sourceQueries = {
  employees: () =>
    queryOptions({ queryKey: ['employees'], queryFn: ({ signal }) => call(employees.listEmployees, { signal }) }),
  templates: () =>
    queryOptions({ queryKey: ['templates'], queryFn: ({ signal }) => call(templates.listTemplates, { signal }) }),
  requirements: () =>
    queryOptions({
      queryKey: ['requirements'],
      queryFn: ({ signal }) => call(requirements.listRequirements, { signal }),
    }),
  unavailability: (range: DateRange) =>
    queryOptions({
      queryKey: ['unavailability', range.start, range.end],
      queryFn: ({ signal }) => call(unavailability.listUnavailability, { query: range, signal }),
    }),
};

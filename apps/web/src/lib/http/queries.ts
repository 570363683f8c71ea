import { employees, holidays, requirements, settings, templates } from '@pamaina/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from './api-client.ts';
import { writeCachedEmployees } from '../session/session-store.ts';

/** The data that schedules depend on: used by several features, under one key each. */
export const queries = {
  employees: () =>
    queryOptions({
      queryKey: ['employees'],
      queryFn: async ({ signal }) => {
        const list = await call(employees.listEmployees, { query: {}, signal });
        writeCachedEmployees(list);
        return list;
      },
    }),
  /** Those who have left too: of past months. */
  everyEmployee: () =>
    queryOptions({
      queryKey: ['employees', 'all'],
      queryFn: ({ signal }) => call(employees.listEmployees, { query: { employed: 'all' }, signal }),
    }),
  formerEmployees: () =>
    queryOptions({
      queryKey: ['employees', 'left'],
      queryFn: ({ signal }) => call(employees.listEmployees, { query: { employed: 'former' }, signal }),
    }),
  templates: () =>
    queryOptions({ queryKey: ['templates'], queryFn: ({ signal }) => call(templates.listTemplates, { signal }) }),
  requirements: () =>
    queryOptions({
      queryKey: ['requirements'],
      queryFn: ({ signal }) => call(requirements.listRequirements, { signal }),
    }),
  /** The holidays that the business has set. */
  holidays: () =>
    queryOptions({
      queryKey: ['holidays'],
      queryFn: ({ signal }) => call(holidays.listHolidays, { query: {}, signal }),
    }),
  /** With the public holidays of the project's country. */
  holidaysOf: (year: number) =>
    queryOptions({
      queryKey: ['holidays', year],
      queryFn: ({ signal }) => call(holidays.listHolidays, { query: { year: String(year) }, signal }),
    }),
  project: () =>
    queryOptions({
      queryKey: ['settings', 'project'],
      queryFn: ({ signal }) => call(settings.getProjectSettings, { signal }),
    }),
};

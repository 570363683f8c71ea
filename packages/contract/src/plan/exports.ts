import { z } from 'zod';
import { endpoint } from '../base/endpoint.ts';
import { rangeQuery } from '../base/fields.ts';

/**
 * The export formats of a schedule: for a spreadsheet, for programs (columns alike in every language), for paper, for a
 * calendar.
 */
export const ExportFormat = z.enum(['csv', 'csv_plain', 'xlsx', 'pdf', 'ics'], 'choice');
export type ExportFormat = z.infer<typeof ExportFormat>;

/** The paper size of a PDF. */
export const Paper = z.enum(['a4', 'a3'], 'choice');
export type Paper = z.infer<typeof Paper>;

export const exportSchedule = endpoint({
  method: 'GET',
  path: '/schedule/export',
  summary: 'The shifts of a range as a file; employees get only published ones',
  role: 'user',
  ability: 'plan.read',
  project: true,
  days: 'range',
  query: rangeQuery.safeExtend({
    format: ExportFormat,
    paper: Paper.default('a4'),
    /** `no`: only published shifts, as employees see it. */
    drafts: z.enum(['yes', 'no'], 'choice').default('yes'),
  }),
  dear: true,
  status: 200,
  files: [
    'text/csv; charset=utf-8',
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    'application/pdf',
    'text/calendar; charset=utf-8',
  ],
  errors: [],
});

export const exportProject = endpoint({
  method: 'GET',
  path: '/settings/project/export',
  summary: 'All data of the project as one zip of tables; also available until an ended project is deleted',
  role: 'manager',
  ability: 'data.write',
  project: true,
  fresh: true,
  dear: true,
  status: 200,
  files: ['application/zip'],
  errors: [],
});

import type { Language } from '@pamaina/contract';
import writeXlsxFile, { type CellObject, type Row } from 'write-excel-file/node';
import { datesBetween } from '../../../../platform/time/zone.ts';
import { formatOf } from '../../../../platform/text/format-of.ts';
import type { PayrollLine } from '../../../../platform/database/stored-types.ts';
import type { DateRange } from '../../analytics/index.ts';
import { dayCell } from './day-cell.ts';
import { payrollColumnsOf, wordsOf, type PayrollWords } from './payroll-columns.ts';

const HEAD = { fontWeight: 'bold', backgroundColor: '#e8e5e0', wrap: true } as const;

const word = (value: string, look: object = {}): CellObject => ({ value, type: String, ...look });
const number = (value: number): CellObject => ({ value, type: Number });

/**
 * Two sheets with real numbers: payroll, one line a person, and the timesheet of DK 120, people by days. Every text is
 * a text, never a formula.
 */
export async function payrollXlsx(
  lines: readonly PayrollLine[],
  { language, law, currency, notes, ...range }: DateRange & PayrollWords,
): Promise<Uint8Array> {
  const text = wordsOf(language, { law, currency });
  const columns = payrollColumnsOf(lines);
  const rows = lines.map((line) =>
    columns.map(({ value }): CellObject | null => {
      const cell = value(line);
      if (cell === null) return null;
      return typeof cell === 'number' ? number(cell) : word(cell);
    }),
  );
  const dates = datesBetween(range.start, range.end);
  const file = writeXlsxFile([
    {
      sheet: text('payroll'),
      data: [
        columns.map(({ key }) => word(text(key), HEAD)),
        ...rows,
        [],
        ...notes.map((note) => [word(note)]),
        [word(text('rule'))],
      ],
      columns: columns.map(({ key }) => ({ width: key === 'person' ? 26 : 13 })),
      stickyRowsCount: 1,
      orientation: 'landscape',
    },
    {
      sheet: text('sheet'),
      data: timesheet(lines, dates, { text, language }),
      columns: [{ width: 26 }, ...dates.map(() => ({ width: 6 })), ...SUMS.map(() => ({ width: 11 }))],
      stickyRowsCount: 1,
      stickyColumnsCount: 1,
      orientation: 'landscape',
    },
  ]);
  return new Uint8Array(await file.toBuffer());
}

/** What DK 120 asks for besides the hours of each day. */
const SUMS = [
  ['worked', ({ worked }: PayrollLine) => worked],
  ['overtime', ({ overtime }: PayrollLine) => overtime],
  ['night', ({ night }: PayrollLine) => night],
  ['holiday', ({ holiday }: PayrollLine) => holiday],
  ['restDay', ({ rest }: PayrollLine) => rest],
  ['additional', ({ additional }: PayrollLine) => additional],
] as const;

function timesheet(
  lines: readonly PayrollLine[],
  dates: readonly string[],
  { text, language }: { text: (key: string) => string; language: Language },
): Row[] {
  const format = (minutes: number) => formatOf(language).bareHours(minutes / 60);
  const isOpen = lines.some(({ unapproved }) => unapproved.length > 0);
  const hours = (minutes: number) => (minutes === 0 ? null : number(Math.round((minutes / 60) * 100) / 100));
  return [
    [text('person'), ...dates.map((date) => date.slice(5)), ...SUMS.map(([key]) => text(key))].map((head) =>
      word(head, HEAD),
    ),
    ...lines.map((line) => [
      word(line.name),
      ...dates.map((date) => {
        // A marked day is a text: it is not to be added up yet.
        if (line.unapproved.includes(date)) return word(dayCell(line, date, format));
        return hours(line.days[date] ?? 0);
      }),
      ...SUMS.map(([, of]) => hours(of(line))),
    ]),
    ...(isOpen ? [[], [word(text('unapproved'))]] : []),
  ];
}

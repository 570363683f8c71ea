import writeXlsxFile, { type CellObject, type Row } from 'write-excel-file/node';
import { isOf, type Sheet } from './read-sheet.ts';
import type { SheetShift } from './sheet-shift.ts';
import { wordsOf } from './sheet-words.ts';

const HEAD = { fontWeight: 'bold', backgroundColor: '#e8e5e0', wrap: true } as const;
const FREE = '#f3f1ee';

/**
 * Two sheets: employees by day with their hours, and one line per shift with real dates and numbers. Every text is
 * stored as text, never as a formula.
 */
export async function asXlsx(sheet: Sheet): Promise<Uint8Array> {
  const { text } = wordsOf(sheet);
  const file = writeXlsxFile([
    {
      sheet: text('grid'),
      data: grid(sheet),
      columns: [{ width: 26 }, ...sheet.dates.map(() => ({ width: 13 })), { width: 9 }],
      stickyRowsCount: 1,
      stickyColumnsCount: 1,
      orientation: 'landscape',
    },
    { sheet: text('list'), data: list(sheet), columns: [12, 8, 14, 26, 20, 20, 8, 8, 10, 9, 12].map(wide) },
  ]);
  return new Uint8Array(await file.toBuffer());
}

const wide = (width: number) => ({ width });
const word = (value: string, look: object = {}): CellObject => ({ value, type: String, ...look });
/** At most two decimals, in the program's general form: "0.##" leaves a decimal sign after whole numbers. */
const number = (value: number, look: object = {}): CellObject => ({
  value: Math.round(value * 100) / 100,
  type: Number,
  ...look,
});

function grid(sheet: Sheet): Row[] {
  const { text, weekday } = wordsOf(sheet);
  const isFree = (date: string) => sheet.holidays.has(date) || [0, 6].includes(new Date(`${date}T00:00Z`).getUTCDay());
  const cells = (shifts: readonly SheetShift[], says: (shift: SheetShift) => string) =>
    sheet.dates.map((date) => {
      const own = shifts.filter((shift) => shift.date === date);
      return word(own.map(says).join('\n'), { wrap: true, ...(isFree(date) && { backgroundColor: FREE }) });
    });
  const hours = (shifts: readonly SheetShift[]) => number(shifts.reduce((sum, { minutes }) => sum + minutes, 0) / 60);
  const says = (shift: SheetShift) => `${shift.start}–${shift.end}\n${shift.role}`;
  const open = sheet.shifts.filter((shift) => shift.person === null);
  return [
    [
      word(text('person'), HEAD),
      ...sheet.dates.map((date) => word(`${weekday(date)}\n${date}`, HEAD)),
      word(text('hours'), HEAD),
    ],
    ...sheet.people.map((one) => {
      const own = sheet.shifts.filter((shift) => isOf(one, shift));
      return [word(one.name, { fontWeight: 'bold' }), ...cells(own, says), hours(own)];
    }),
    ...(open.length > 0 ? [[word(text('open'), { fontWeight: 'bold' }), ...cells(open, says), hours(open)]] : []),
  ];
}

function list(sheet: Sheet): Row[] {
  const { text, weekday, person } = wordsOf(sheet);
  const heads = ['date', 'weekday', 'id', 'person', 'role', 'template', 'start', 'end', 'break', 'hours', 'status'];
  return [
    heads.map((head) => word(text(head), HEAD)),
    ...sheet.shifts.map((shift) => [
      { value: new Date(`${shift.date}T00:00:00Z`), type: Date, format: 'yyyy-mm-dd' },
      word(weekday(shift.date)),
      word(shift.person?.id ?? ''),
      word(person(shift)),
      word(shift.role),
      word(shift.template ?? ''),
      word(shift.start),
      word(shift.end),
      number(shift.breakMinutes),
      number(shift.minutes / 60),
      word(text(shift.status)),
    ]),
  ];
}

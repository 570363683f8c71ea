import { imports, type takingsImport } from '@pamaina/contract';
import { readDate, splitDate } from '../../../platform/files/cell-dates.ts';
import { fieldOf, nameColumns, partsOf, plainHeading } from '../../business/employees/index.ts';
import { readMoment } from './history-cells.ts';

/** Headings of files of past shifts in English and Lithuanian, plain; first name and surname are `nameColumns`. */
const HISTORY: Partial<Record<imports.HistoryColumn, string>> = {
  id: 'id, employee id, username, darbuotojo id, kodas, darbuotojo kodas, tabelio nr, personnel number',
  name: 'name, employee, employee name, full name, worker, staff, vardas, pavarde, vardas pavarde, pavarde vardas, darbuotojas',
  date: 'date, day, shift date, work date, start date, data, diena, pamainos data, darbo diena, pradzios data',
  start:
    'start, from, start time, shift start, begin, in, clock in, clocked in, check in, time in, punch in, started, pradzia, nuo, darbo pradzia, pradzios laikas, atejo, atejimas, atvyko',
  end: 'end, to, end time, shift end, until, out, clock out, clocked out, check out, time out, punch out, finish, finished, pabaiga, iki, darbo pabaiga, pabaigos laikas, isejo, isejimas, isvyko',
  break: 'break, break minutes, break min, pause, lunch, pertrauka, pertrauka min, pertraukos, pietus',
  template: 'template, shift, shift template, shift type, pamaina, pamainos sablonas, sablonas',
  role: 'role, position, job, pareigos, vaidmuo, pareigybe',
};
/** The same of files of employees, beside those that `POST /employees/import` knows. */
const EMPLOYEES: Partial<Record<imports.EmployeeColumn, string>> = {
  id: 'employee id, personnel number, darbuotojo id, darbuotojo kodas, tabelio nr, tabelio numeris',
  name: 'full name, employee name, darbuotojo vardas, pavarde vardas, pavarde',
  roles: 'job, job title, pareigybe, vaidmuo',
  max_hours_per_week: 'max hours, maximum hours, daugiausia val, daugiausia valandu, maks val',
};
/** The same of files of takings, from tills and sheets. */
const TAKINGS: Partial<Record<takingsImport.TakingsColumn, string>> = {
  at: 'date time, datetime, date and time, timestamp, created at, opened at, closed at, time stamp, data ir laikas, data laikas, laikas ir data, data valanda',
  date: 'date, day, business date, sale date, data, diena, pardavimo data, kvito data, dokumento data',
  time: 'time, hour, hours, hour of day, from, start, interval, time slot, laikas, valanda, val, valandos, nuo, pradzia, intervalas, kvito laikas, pardavimo laikas',
  takings:
    'takings, sales, net sales, gross sales, total sales, revenue, net revenue, turnover, income, amount, total, sum, total amount, pajamos, apyvarta, suma, suma su pvm, suma be pvm, pardavimai, pardavimu suma, pardavimo suma, kvito suma, is viso, viso',
  receipts:
    'receipts, receipt count, number of receipts, transactions, transaction count, checks, tickets, sales count, kvitai, cekiai, kvitu skaicius, cekiu skaicius, kvitu, cekiu, pirkimai',
  guests:
    'guests, guest count, number of guests, covers, customers, customer count, visitors, clients, footfall, sveciai, lankytojai, klientai, pirkejai, sveciu skaicius, lankytoju skaicius, klientu skaicius, sveciu, lankytoju',
  orders: 'orders, order count, number of orders, bills, uzsakymai, uzsakymu skaicius, uzsakymu',
};
const fieldsBy = (all: Partial<Record<string, string>>) =>
  new Map(
    Object.entries(all).flatMap(([field, headings = '']) =>
      headings.split(', ').map((heading) => [heading, field] as const),
    ),
  );
const more = { employees: fieldsBy(EMPLOYEES), history: fieldsBy(HISTORY), takings: fieldsBy(TAKINGS) };

/** What the project has, in lower case: cells that are among them say what their column is. */
export interface KnownWords {
  ids: ReadonlySet<string>;
  names: ReadonlySet<string>;
  templates: ReadonlySet<string>;
  roles: ReadonlySet<string>;
}

interface Column {
  heading: string;
  samples: readonly string[];
}

/** The field that a heading names, in files of a kind. */
export const fieldFor =
  (kind: imports.FileKind) =>
  (heading: string): string | null =>
    (kind === 'employees' ? fieldOf(heading) : null) ?? more[kind].get(plainHeading(heading)) ?? null;

/**
 * What each column seems to be, each field once: first name and surname in two columns, by its whole heading, then by a
 * part of it ("Darbuotojo vardas, pavardė"), then by its cells.
 */
export function guessColumns(kind: imports.FileKind, columns: readonly Column[], known: KnownWords): (string | null)[] {
  const fieldOfHeading = fieldFor(kind);
  const guesses: (string | null)[] = columns.map(() => null);
  const names = kind === 'takings' ? null : nameColumns(columns.map(({ heading }) => heading));
  if (names !== null) [guesses[names.first], guesses[names.last]] = ['first_name', 'last_name'];
  // What two columns say together no third one says.
  const isTaken = (field: string) =>
    guesses.some((guess) => guess !== null && imports.fieldOfColumn(guess) === imports.fieldOfColumn(field));
  const claim = (guessOf: (column: Column) => string | null | undefined) =>
    columns.forEach((column, index) => {
      const field = guesses[index] === null ? guessOf(column) : null;
      if (field != null && !isTaken(field)) guesses[index] = field;
    });
  claim(({ heading }) => fieldOfHeading(heading));
  claim(({ heading }) =>
    partsOf(heading)
      .map(fieldOfHeading)
      .find((field) => field !== null && !isTaken(field)),
  );
  claim(({ samples }) => {
    const fits = contents(kind, known).filter(([, test]) => samples.length > 0 && samples.every(test));
    return fits.map(([field]) => field).find((field) => !isTaken(field));
  });
  // What a till calls the date of a receipt, or its time, is mostly both.
  const at = guesses.findIndex((guess) => guess === 'date' || guess === 'time');
  const isWhole = kind === 'takings' && !(guesses.includes('date') && guesses.includes('time')) && !isTaken('at');
  return isWhole && at !== -1 && columns[at]?.samples.some(isDateWithTime) ? guesses.with(at, 'at') : guesses;
}

type Content = readonly [field: string, test: (cell: string) => boolean];

const isDate = (cell: string) => /^\d{4}-\d{2}-\d{2}$/.test(readDate(cell));
function isDateWithTime(cell: string): boolean {
  const { date, rest } = splitDate(cell, 'day');
  return date !== null && rest !== '';
}
const isTime = (cell: string) =>
  /[:.]/.test(cell) && readMoment(cell, 'day', { times: 'clock', hasMidnights: false }) !== null;
const within = (words: ReadonlySet<string>) => (cell: string) => words.has(cell.trim().normalize('NFC').toLowerCase());

function contents(kind: imports.FileKind, { ids, names, templates, roles }: KnownWords): Content[] {
  if (kind === 'takings')
    return [
      ['at', isDateWithTime],
      ['date', isDate],
      ['time', isTime],
    ];
  const people: Content[] = [
    ['id', within(ids)],
    ['name', within(names)],
  ];
  if (kind === 'employees')
    return [
      ...people,
      ['email', (cell) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(cell)],
      ['phone', (cell) => /^\+?[\d\s()-]{8,20}$/.test(cell)],
      ['roles', (cell) => cell.split(/[,;|/]/).every(within(roles))],
    ];
  return [
    ...people,
    ['date', isDate],
    ['start', isTime],
    ['end', isTime],
    ['template', within(templates)],
    ['role', within(roles)],
  ];
}

import type { imports } from '@pamaina/contract';
import { fieldOf, plainHeading, readDate } from '../employees/index.ts';
import { readTime } from './history-cells.ts';

/** Headings of files of past shifts in English and Lithuanian, plain. */
const HISTORY: Readonly<Record<imports.HistoryColumn, readonly string[]>> = {
  id: ['id', 'employee id', 'username', 'darbuotojo id', 'kodas', 'darbuotojo kodas', 'tabelio nr', 'personnel number'],
  name: ['name', 'employee', 'employee name', 'full name', 'vardas', 'vardas pavarde', 'pavarde vardas', 'darbuotojas'],
  date: ['date', 'day', 'shift date', 'work date', 'data', 'diena', 'pamainos data', 'darbo diena'],
  start: ['start', 'from', 'start time', 'shift start', 'begin', 'in', 'pradzia', 'nuo', 'darbo pradzia', 'atejo'],
  end: ['end', 'to', 'end time', 'shift end', 'until', 'out', 'pabaiga', 'iki', 'darbo pabaiga', 'isejo'],
  break: [
    'break',
    'break minutes',
    'break min',
    'pause',
    'lunch',
    'pertrauka',
    'pertrauka min',
    'pertraukos',
    'pietus',
  ],
  template: ['template', 'shift', 'shift template', 'shift type', 'pamaina', 'pamainos sablonas', 'sablonas'],
  role: ['role', 'position', 'job', 'pareigos', 'vaidmuo', 'pareigybe'],
};
/** The same of files of employees, beside those that `POST /employees/import` knows. */
const EMPLOYEES: Partial<Record<imports.EmployeeColumn, readonly string[]>> = {
  id: ['employee id', 'personnel number', 'darbuotojo id', 'darbuotojo kodas', 'tabelio nr', 'tabelio numeris'],
  name: ['full name', 'employee name', 'darbuotojo vardas', 'pavarde vardas', 'pavarde'],
  roles: ['job', 'job title', 'pareigybe', 'vaidmuo'],
  max_hours_per_week: ['max hours', 'maximum hours', 'daugiausia val', 'daugiausia valandu', 'maks val'],
  contract_hours_per_week: ['weekly hours', 'hours per week', 'val per savaite', 'valandos per savaite', 'etatas val'],
};
const fieldsBy = (all: Partial<Record<string, readonly string[]>>) =>
  new Map(
    Object.entries(all).flatMap(([field, headings = []]) => headings.map((heading) => [heading, field] as const)),
  );
const more = { employees: fieldsBy(EMPLOYEES), history: fieldsBy(HISTORY) };

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

/**
 * What each column seems to be, each field once: by its whole heading, then by a part of it ("Darbuotojo vardas,
 * pavardė"), then by its cells.
 */
export function guessColumns(
  kind: imports.ImportKind,
  columns: readonly Column[],
  known: KnownWords,
): (string | null)[] {
  const fieldFor = (heading: string): string | null =>
    (kind === 'employees' ? fieldOf(heading) : null) ?? more[kind].get(plainHeading(heading)) ?? null;
  const guesses: (string | null)[] = columns.map(() => null);
  const claim = (guessOf: (column: Column) => string | null | undefined) =>
    columns.forEach((column, index) => {
      const field = guesses[index] === null ? guessOf(column) : null;
      if (field != null && !guesses.includes(field)) guesses[index] = field;
    });
  claim(({ heading }) => fieldFor(heading));
  claim(({ heading }) =>
    partsOf(heading)
      .map(fieldFor)
      .find((field) => field !== null && !guesses.includes(field)),
  );
  claim(({ samples }) => {
    const fits = contents(kind, known).filter(([, test]) => samples.length > 0 && samples.every(test));
    return fits.map(([field]) => field).find((field) => !guesses.includes(field));
  });
  return guesses;
}

/** The runs of words in a heading, longest first, without the whole. */
function partsOf(heading: string): string[] {
  const words = plainHeading(heading).split(' ').slice(0, 8);
  const parts: string[] = [];
  for (let length = words.length - 1; length > 0; length -= 1)
    for (let from = 0; from + length <= words.length; from += 1) parts.push(words.slice(from, from + length).join(' '));
  return parts;
}

type Content = readonly [field: string, test: (cell: string) => boolean];

const isDate = (cell: string) => /^\d{4}-\d{2}-\d{2}$/.test(readDate(cell));
const isTime = (cell: string) => /[:.]/.test(cell) && readTime(cell) !== null;
const within = (words: ReadonlySet<string>) => (cell: string) => words.has(cell.trim().normalize('NFC').toLowerCase());

function contents(kind: imports.ImportKind, { ids, names, templates, roles }: KnownWords): Content[] {
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

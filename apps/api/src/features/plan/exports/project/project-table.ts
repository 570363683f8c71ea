import { fieldNames, type Control, type Fields } from '@pamaina/contract';

/** A table of the file: SQL of each column by the key of its heading, and the row source. `t` is the tenant's table. */
export interface ProjectTable {
  name: string;
  columns: Record<string, string>;
  /** Columns whose values are terms of the product: they are written in the language of the file. */
  words?: readonly string[];
  /** Columns with the username of who did something, and SQL for when: a name is written in its place, if known. */
  users?: Readonly<Record<string, string>>;
  /** Columns of hours and money: they use the decimal separator of the language. */
  numbers?: readonly string[];
  from: string;
  order: string;
}

/** An instant in the project's time zone. */
export const local = (instant: string): string =>
  `to_char(local_time(${instant}, project.time_zone), 'YYYY-MM-DD HH24:MI')`;

/** A time of day. */
export const clock = (time: string) => `to_char(${time}, 'HH24:MI')`;

export const shiftTimes = { date: 't.date', start: clock('t.start_time'), end: clock('t.end_time') };

/** The employee of a row, with `joinEmployee` among the tables. */
export const person = { employee: 't.employee_id', name: 'employee.name' };
export const joinEmployee = 'left join employee on employee.project_id = t.project_id and employee.id = t.employee_id';

/** The manager's decision, and who that was. */
export const decision = { decided_at: local('t.decided_at'), decided_by: 't.decided_by' };
export const deciders = { decided_by: 't.decided_at' };

/** What a table has beside its described fields, or otherwise than they are usually written; all by name. */
interface Described {
  /** Columns before the fields. */
  first?: readonly string[];
  /** The SQL of a field. */
  sql?: Record<string, string>;
  /** Fields whose values are terms of the product. */
  words?: readonly string[];
  /** Other headings than the label: texts of the export. */
  headings?: Record<string, string>;
}

/** The columns of a table with described fields, each exported field under its label. */
export function describedTable(
  entity: string,
  fields: Fields,
  { first = [], sql = {}, words = [], headings = {} }: Described = {},
) {
  const exported = fieldNames(fields, ({ isExported }) => isExported === true);
  const keyOf = (name: string) => headings[name] ?? `${entity}.${name}`;
  const of = (...controls: Control[]) =>
    exported.filter((name) => controls.some((one) => one === fields[name]?.control)).map(keyOf);
  return {
    columns: Object.fromEntries(
      [...first, ...exported].map((name) => [keyOf(name), sql[name] ?? sqlOf(name, fields[name]?.control)]),
    ),
    words: [...of('switch'), ...words.map(keyOf)],
    numbers: of('number', 'integer', 'money'),
  };
}

function sqlOf(name: string, control: Control | undefined): string {
  if (control === 'names') return `array_to_string(t.${name}, ', ')`;
  if (control === 'time') return clock(`t.${name}`);
  return control === 'money' ? `t.${name} / 100.0` : `t.${name}`;
}

/** A table of the file: SQL of each column by the key of its heading, and the row source. `t` is the tenant's table. */
export interface ProjectTable {
  name: string;
  columns: Record<string, string>;
  /** Columns whose values are terms of the product: they are written in the language of the file. */
  words?: readonly string[];
  /** Columns of hours and money: they use the decimal separator of the language. */
  numbers?: readonly string[];
  from: string;
  order: string;
}

/** An instant in the project's time zone. */
export const local = (instant: string): string =>
  `to_char(${instant} at time zone project.time_zone, 'YYYY-MM-DD HH24:MI')`;

const clock = (time: string) => `to_char(${time}, 'HH24:MI')`;

export const shiftTimes = { date: 't.date', start: clock('t.start_time'), end: clock('t.end_time') };

/** The employee of a row, with `joinEmployee` among the tables. */
export const person = { employee: 't.employee_id', name: 'employee.name' };
export const joinEmployee = 'left join employee on employee.project_id = t.project_id and employee.id = t.employee_id';

/** The manager's decision. */
export const decision = { decided_at: local('t.decided_at'), decided_by: 't.decided_by' };

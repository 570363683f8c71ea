/** A table of the file: SQL of each column by the name of its heading, and where the rows come from. `t` is the table of the tenant. */
export interface ProjectTable {
  name: string;
  columns: Record<string, string>;
  /** Columns whose values are words of ours: they are written in the language of the file. */
  words?: readonly string[];
  /** Columns of hours and money: they are written with the decimal sign of the language. */
  numbers?: readonly string[];
  from: string;
  order: string;
}

/** An instant by the clock of the project. */
export const local = (instant: string): string =>
  `to_char(${instant} at time zone project.time_zone, 'YYYY-MM-DD HH24:MI')`;

const clock = (time: string) => `to_char(${time}, 'HH24:MI')`;

export const shiftTimes = { date: 't.date', start: clock('t.start_time'), end: clock('t.end_time') };

/** Whose row it is, with `joinEmployee` among the tables. */
export const person = { employee: 't.employee_id', name: 'employee.name' };
export const joinEmployee = 'left join employee on employee.project_id = t.project_id and employee.id = t.employee_id';

/** How a manager answered. */
export const decision = { decided_at: local('t.decided_at'), decided_by: 't.decided_by' };

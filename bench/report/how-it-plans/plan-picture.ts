import type { Problem, Shift } from '@pamaina/engine';
import { keyOf, pictureFrame, type Colour } from './picture-frame.ts';

const CELL = 18;
const LEFT = 92;
const TOP = 72;
/** Local hours at which the day and the evening begin. */
const HOURS = { day: 9, evening: 12 };

const KEY = [
  ['a', 'starts before 9:00'],
  ['b', 'before 12:00'],
  ['c', 'later'],
  ['d', 'open shifts of a day'],
] as const;

/** A plan: each employee's shift of every day, and below them the shifts that stay open. */
export function planPicture(problem: Problem, shifts: readonly Shift[]): string {
  const dates = problem.days.map(({ date }) => date).filter((date) => date >= problem.from && date <= problem.to);
  const x = (date: string): number => LEFT + dates.indexOf(date) * CELL;
  const square = (colour: Colour, date: string, row: number, words = ''): string =>
    `<rect class="${colour}" x="${x(date) + 1}" y="${TOP + row * CELL + 1}" width="${CELL - 2}" height="${CELL - 2}" rx="3"/>${words}`;
  const rows = problem.people.flatMap(({ id, name }, row) => [
    `<text class="end" x="${LEFT - 8}" y="${TOP + row * CELL + 13}">${name.replace('Person', 'Employee')}</text>`,
    ...dates.map((date) => {
      const shift = shifts.find((one) => one.employeeId === id && one.date === date);
      return square(shift ? colourOf(problem, shift) : 'none', date, row);
    }),
  ]);
  const below = problem.people.length + 0.5;
  const open = dates.flatMap((date) => {
    const count = shifts.filter((one) => one.employeeId === null && one.date === date).length;
    const words = `<text class="middle" x="${x(date) + CELL / 2}" y="${TOP + below * CELL + 13}" style="fill: var(--paper)">${count}</text>`;
    return count > 0 ? square('d', date, below, words) : [];
  });
  const days = dates.map(
    (date) =>
      `<text class="soft middle" x="${x(date) + CELL / 2}" y="${TOP - 6}" style="font-size: 10px">${Number(date.slice(8))}</text>`,
  );
  const label = `<text class="end" x="${LEFT - 8}" y="${TOP + below * CELL + 13}">Open</text>`;
  const size = { width: LEFT + dates.length * CELL + 16, height: TOP + (below + 1) * CELL + 14 };
  const title = `A schedule: ${problem.people.length} employees of a café, ${dates[0]?.slice(0, 7)}`;
  return pictureFrame(title, size, [...keyOf(KEY, 46), ...days, ...rows, label, ...open]);
}

/** By the local hour of the start; templates of one name start at one local hour. */
function colourOf(problem: Problem, shift: Shift): Colour {
  const day = problem.days.find(({ date }) => date === shift.date);
  const hour = (shift.start - (day?.startsAt ?? shift.start)) / 60;
  return hour < HOURS.day ? 'a' : hour < HOURS.evening ? 'b' : 'c';
}

import type { Problem } from './problem.ts';

const LISTS = ['days', 'people', 'needs', 'fixed', 'forbiddenSequences'] as const;
const TEXTS = ['from', 'to'] as const;
/** By list: the fields that its items must have, each with its type. */
const FIELDS: Record<string, Record<string, string>> = {
  days: { date: 'string', weekday: 'number', startsAt: 'number' },
  people: {
    id: 'string',
    roles: 'array',
    blocks: 'array',
    wishes: 'array',
    limits: 'object',
    minShiftsPerWeek: 'number',
  },
  needs: {
    date: 'string',
    template: 'string',
    role: 'string',
    start: 'number',
    end: 'number',
    breakMinutes: 'number',
    count: 'number',
  },
  fixed: { id: 'string', date: 'string', role: 'string', start: 'number', end: 'number', breakMinutes: 'number' },
};
const WEIGHTS = ['coverage', 'minShifts', 'fairHours', 'fairWeekends', 'stability'];

/** Takes foreign data for a problem if it has a problem's shape; else throws a `TypeError` whose one line says what is missing where. */
export function checkProblem(data: unknown): Problem {
  if (!isProblem(data)) throw new TypeError('not a problem');
  return data;
}

function isProblem(data: unknown): data is Problem {
  if (!isRecord(data)) throw new TypeError('a problem is a JSON object');
  for (const key of TEXTS) require(data, key, 'string', 'the problem');
  for (const key of LISTS) {
    require(data, key, 'array', 'the problem');
    const items: unknown = data[key];
    if (!Array.isArray(items)) continue;
    items.forEach((item: unknown, i) => {
      if (!isRecord(item)) throw new TypeError(`${key}[${i}] is not an object`);
      for (const [field, type] of Object.entries(FIELDS[key] ?? {})) require(item, field, type, `${key}[${i}]`);
    });
  }
  require(data, 'weights', 'object', 'the problem');
  for (const key of WEIGHTS) require(isRecord(data['weights']) ? data['weights'] : {}, key, 'number', 'weights');
  if (data['law'] !== null) require(data, 'law', 'object', 'the problem');
  return true;
}

function require(of: Record<string, unknown>, key: string, type: string, where: string): void {
  const value = of[key];
  const found = Array.isArray(value) ? 'array' : value === null ? 'null' : typeof value;
  if (found !== type) throw new TypeError(`${where}: "${key}" must be of type ${type}, not ${found}`);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

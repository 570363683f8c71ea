/** Quarters of an hour in a day. */
export const QUARTERS = 96;

interface Times {
  name: string;
  start_time: string;
  end_time: string;
}

interface Planned {
  date: string;
  template: string;
  count: number;
}

const quarterOf = (time: string) => Number(time.slice(0, 2)) * 4 + Number(time.slice(3, 5)) / 15;

/** How many are there in each quarter of an hour of a date, those of the night before included. */
export function coveredQuarters(
  planned: readonly Planned[],
  templates: readonly Times[],
  { date, before }: { date: string; before: string },
): number[] {
  const times = new Map(templates.map((template) => [template.name, template]));
  const covered = Array.from({ length: QUARTERS }, () => 0);
  for (const { date: own, template, count } of planned) {
    const found = times.get(template);
    if (found === undefined || (own !== date && own !== before)) continue;
    const shift = own === before ? -QUARTERS : 0;
    const start = Math.floor(quarterOf(found.start_time)) + shift;
    const isOver = quarterOf(found.end_time) <= quarterOf(found.start_time);
    const end = Math.ceil(quarterOf(found.end_time)) + (isOver ? QUARTERS : 0) + shift;
    for (let quarter = Math.max(0, start); quarter < Math.min(QUARTERS, end); quarter++)
      covered[quarter] = (covered[quarter] ?? 0) + count;
  }
  return covered;
}

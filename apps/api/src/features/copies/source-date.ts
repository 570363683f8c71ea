import { addDays, datesBetween } from '../../platform/time/zone.ts';

interface Ranges {
  source_start: string;
  source_end: string;
  target_start: string;
  target_end: string;
}

/**
 * Maps each target date to its source date, always on the same weekday. The weeks keep their order: the target's first
 * days come from the source's first whole weeks, and a month's last days, for which the source has no fifth week, from
 * its last one.
 */
export function sourceDates({ source_start, source_end, target_start, target_end }: Ranges): Map<string, string> {
  const apart = datesBetween(source_start, target_start).length - 1;
  const weeks = Math.floor(apart / 7) * 7;
  const dates = new Map<string, string>();
  for (const target of datesBetween(target_start, target_end)) {
    const source = [weeks, weeks + 7].map((days) => addDays(target, -days)).find((date) => date <= source_end);
    if (source !== undefined && source >= source_start) dates.set(target, source);
  }
  return dates;
}

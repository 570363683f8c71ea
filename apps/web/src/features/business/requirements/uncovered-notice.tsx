import { Alert, List } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { DoorOpen } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { minutesOf, type ClockTime, type requirements, type settings, type templates } from '@pamaina/contract';
import { settingsQueries } from '../../../lib/http/settings-queries.ts';
import { useWeekdayNames } from '../../../lib/format/use-weekday-names.ts';

interface UncoveredNoticeProps {
  list: readonly requirements.Requirement[];
  templateList: readonly templates.Template[];
}

/** The hours at which the business is open and no one is needed; nothing if there are none. */
export function UncoveredNotice({ list, templateList }: UncoveredNoticeProps) {
  const { t } = useTranslation('requirements');
  const { long } = useWeekdayNames();
  const { data } = useQuery(settingsQueries.system());
  const gaps = data ? uncoveredHours(data.opening_hours, list, templateList) : [];
  if (gaps.length === 0) return null;
  return (
    <Alert mt="sm" color="yellow" icon={<DoorOpen size={18} aria-hidden />} title={t('uncovered')}>
      <List size="sm">
        {gaps.map(({ day, from, to }) => (
          <List.Item key={`${day} ${from}`}>{`${long[day] ?? ''}: ${from}–${to}`}</List.Item>
        ))}
      </List>
    </Alert>
  );
}

interface UncoveredHours {
  /** From 0, Monday. */
  day: number;
  /** Local times; an end at or before the start is on the next day. */
  from: ClockTime;
  to: ClockTime;
}

const DAY = 1440;

/** The hours of a standard week at which the business is open and no one is needed, in any role. */
export function uncoveredHours(
  openingHours: settings.SystemSettings['opening_hours'],
  list: readonly requirements.Requirement[],
  templateList: readonly templates.Template[],
): UncoveredHours[] {
  // Who is on call at home serves nobody.
  const present = templateList.filter(({ on_call }) => on_call !== 'at_home');
  const times = new Map(present.map((template) => [template.name, spanOf(template.start_time, template.end_time)]));
  const needed = (day: number) =>
    list
      .filter(({ weekday, count }) => weekday === day + 1 && count > 0)
      .flatMap(({ template }) => times.get(template) ?? []);
  return openingHours.flatMap((hours, day) => {
    if (hours === null) return [];
    const open = spanOf(hours.open, hours.close);
    const shifts = [
      ...needed((day + 6) % 7).map(({ start, end }) => ({ start: start - DAY, end: end - DAY })),
      ...needed(day),
      ...needed((day + 1) % 7).map(({ start, end }) => ({ start: start + DAY, end: end + DAY })),
    ].sort((a, b) => a.start - b.start);
    const gaps: UncoveredHours[] = [];
    let covered = open.start;
    for (const { start, end } of [...shifts, { start: open.end, end: open.end }]) {
      const until = Math.min(start, open.end);
      if (until > covered) gaps.push({ day, from: timeOf(covered), to: timeOf(until) });
      covered = Math.max(covered, end);
    }
    return gaps;
  });
}

function spanOf(from: ClockTime, to: ClockTime): { start: number; end: number } {
  const [start, end] = [minutesOf(from), minutesOf(to)];
  return { start, end: end > start ? end : end + DAY };
}

function timeOf(minutes: number): ClockTime {
  const within = minutes % DAY;
  return [Math.floor(within / 60), within % 60].map((part) => String(part).padStart(2, '0')).join(':') as ClockTime;
}

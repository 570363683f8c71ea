import { Text } from '@mantine/core';
import { addDays } from '../../lib/dates/dates.ts';
import { useFormat } from '../../lib/format/use-format.ts';
import { ChartFigure } from './chart-figure.tsx';
import { type HeatCell, HeatMap } from './heat-map.tsx';

interface HourOfWeek {
  /** 1 Monday .. 7 Sunday. */
  weekday: number;
  hour: number;
}

interface WeekMapProps<One extends HourOfWeek> {
  /** At least one. */
  list: readonly One[];
  title: string;
  description?: string;
  legend?: string | undefined;
  /** The head of the table's first column. */
  hourLabel: string;
  /** @param names of the cell, in words */
  cellOf: (one: One, names: { weekday: string; hour: string }) => HeatCell;
  /** In the table. */
  textOf: (one: One) => string;
  /** For a narrow container. */
  isCompact?: boolean;
}

/** A Monday; the names of the weekdays come from its week. */
const MONDAY = '2026-03-09';
/** In a narrow container every third hour has a label. */
const COMPACT_LABELS = 3;

/** What is known of weekdays and hours as a heat map with its table, from the first hour to the last. */
export function WeekMap<One extends HourOfWeek>(props: WeekMapProps<One>) {
  const { list, title, description, legend, hourLabel, cellOf, textOf, isCompact = false } = props;
  const format = useFormat();
  const weekdays = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, date: addDays(MONDAY, weekday - 1) }));
  const hours = hoursOf(list);
  const found = new Map(list.map((one) => [`${one.weekday} ${one.hour}`, one]));
  return (
    <ChartFigure
      title={title}
      {...(description !== undefined && { description })}
      table={{
        head: [hourLabel, ...weekdays.map(({ date }) => format.weekdayShort(date))],
        rows: hours.map((hour) => [
          hourText(hour),
          ...weekdays.map(({ weekday }) => {
            const one = found.get(`${weekday} ${hour}`);
            return one === undefined ? '–' : textOf(one);
          }),
        ]),
      }}
    >
      <HeatMap
        isCompact={isCompact}
        rows={weekdays.map(({ weekday, date }) => ({ key: String(weekday), label: format.weekdayShort(date) }))}
        columns={hours.map((hour, index) => ({
          key: String(hour),
          label: isCompact && index % COMPACT_LABELS > 0 ? '' : String(hour),
        }))}
        cells={weekdays.map(({ weekday, date }) =>
          hours.map((hour) => {
            const one = found.get(`${weekday} ${hour}`);
            if (one === undefined) return null;
            return cellOf(one, { weekday: format.weekdayLong(date), hour: hourText(hour) });
          }),
        )}
      />
      {legend !== undefined && (
        <Text size="xs" c="dimmed" mt={6}>
          {legend}
        </Text>
      )}
    </ChartFigure>
  );
}

function hoursOf(list: readonly HourOfWeek[]): number[] {
  const all = list.map(({ hour }) => hour);
  const first = Math.min(...all);
  return Array.from({ length: Math.max(...all) - first + 1 }, (_, index) => first + index);
}

const hourText = (hour: number) => `${String(hour).padStart(2, '0')}:00`;

import { ActionIcon, Badge, Text } from '@mantine/core';
import { unavailability } from '@pamaina/contract';
import { useQuery } from '@tanstack/react-query';
import { CalendarCheck2, CalendarOff, Plane, Repeat, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/http/api-client.ts';
import { addDays } from '../../../lib/dates/dates.ts';
import { useClock } from '../../../lib/dates/use-clock.ts';
import { RowsSkeleton } from '../../../ui/feedback/skeletons.tsx';
import { Entry, EntryList } from '../../../ui/table/entry-list.tsx';
import { ResourcePage } from '../../../ui/table/resource-page.tsx';
import { useDeleteWithUndo } from '../../../ui/feedback/use-delete.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { UnavailabilityDrawer, periodOf } from './unavailability-drawer.tsx';

type Unavailability = unavailability.Unavailability;

/** A year ahead: further than any schedule. */
const DAYS_AHEAD = 365;

/** `/worker/unavailability`: when the user can't work; entries from approved time off are read-only (Decisions). */
export function UnavailabilityPage() {
  const { t } = useTranslation('unavailability');
  const start = useClock().today();
  const end = addDays(start, DAYS_AHEAD);
  const query = useQuery({
    queryKey: ['unavailability', start, end],
    queryFn: ({ signal }) => call(unavailability.listUnavailability, { query: { start, end }, signal }),
  });

  const remove = useDeleteWithUndo<Unavailability>({
    remove: ({ id }, write) => write(unavailability.deleteUnavailability, { params: { id } }),
    restore: ({ start: from, end: to, note, repeats_weekly }, write) =>
      write(unavailability.createUnavailability, { body: { start: from, end: to, note, repeats_weekly } }),
    done: t('deleted'),
  });
  return (
    <ResourcePage
      title={t('title')}
      description={t('description')}
      addLabel={t('add')}
      what="unavailability"
      query={query}
      skeleton={<RowsSkeleton rows={3} height={68} />}
      empty={{ icon: CalendarCheck2, title: t('emptyTitle'), text: t('emptyText') }}
      drawer={(_, close) => <UnavailabilityDrawer onClose={close} />}
    >
      {(list) => (
        <EntryList label={t('title')}>
          {onePerStatement(list).map((entry) => (
            <Period key={entry.id} entry={entry} onDelete={() => remove(entry)} />
          ))}
        </EntryList>
      )}
    </ResourcePage>
  );
}

function Period({ entry, onDelete }: { entry: Unavailability; onDelete: () => void }) {
  const { t } = useTranslation('unavailability');
  const text = usePeriodText()(entry);
  const isNoted = entry.source === 'time_off' || entry.sick_leave === true;
  return (
    <Entry
      icon={isNoted ? Plane : entry.repeats_weekly ? Repeat : CalendarOff}
      actions={
        isNoted ? (
          <Badge variant="default" tt="none" fw={500} radius="sm">
            {entry.sick_leave ? t('ill') : t('timeOff')}
          </Badge>
        ) : (
          <ActionIcon aria-label={t('deleteOne', { period: text })} onClick={onDelete}>
            <Trash2 size={16} />
          </ActionIcon>
        )
      }
    >
      <Text fw={500}>{text}</Text>
      {entry.note !== null && entry.note !== '' && (
        <Text size="sm" c="dimmed">
          {entry.note}
        </Text>
      )}
    </Entry>
  );
}

/** The response contains a weekly entry once for every week; the user made one. Weekly ones first, then by date. */
function onePerStatement(list: readonly Unavailability[]): Unavailability[] {
  const first = new Map<string, Unavailability>();
  for (const entry of list) if (!first.has(entry.id)) first.set(entry.id, entry);
  return [...first.values()].toSorted(
    (a, b) => Number(b.repeats_weekly) - Number(a.repeats_weekly) || a.start.localeCompare(b.start),
  );
}

/** Describes an unavailability in the current language: its days, its hours, or its weekday if it is weekly. */
function usePeriodText(): (entry: unavailability.Unavailability) => string {
  const { t } = useTranslation('unavailability');
  const format = useFormat();
  const clock = useClock();
  return (entry) => {
    const { startDate, startTime, endDate, endTime, isAllDay } = periodOf(entry, clock);
    if (entry.is_open) return t('openEnd', { day: format.longDate(startDate) });
    const hours = `${startTime}–${endTime}`;
    if (entry.repeats_weekly) {
      const day = format.weekdayLong(startDate);
      return isAllDay ? t('everyWeekAllDay', { day }) : t('everyWeek', { day, hours });
    }
    if (isAllDay) return format.range(startDate, endDate);
    if (startDate === endDate) return t('dayHours', { day: format.longDate(startDate), hours });
    return `${format.longDate(startDate)} ${startTime} – ${format.longDate(endDate)} ${endTime}`;
  };
}

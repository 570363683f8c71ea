import { monthOf } from '@pamaina/contract';
import { Combobox, Modal, TextInput, useCombobox } from '@mantine/core';
import { BookOpen, CalendarDays, Clock, FileText, Search, User, Zap, type LucideIcon } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useQuery } from '@tanstack/react-query';
import type { attendance } from '@pamaina/contract';
import { addDays } from '../../../lib/dates/dates.ts';
import { queries } from '../../../lib/http/queries.ts';
import { useClock } from '../../../lib/dates/use-clock.ts';
import { useDayLink } from '../../../lib/dates/use-day-link.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { readDays } from '../../../lib/dates/read-days.ts';
import { readMoment } from '../../../lib/dates/read-moment.ts';
import { personPath } from '../../business/employees/index.ts';
import { attendanceQueries } from '../../hours/attendance/index.ts';
import { useGuideHeads } from '../guide/index.ts';
import classes from './finder.module.css';
import { foldDiacritics } from '../../../lib/format/fold-diacritics.ts';
import { useDayWords } from './use-day-words.ts';

const icons: Record<Thing['kind'], LucideIcon> = {
  page: FileText,
  guide: BookOpen,
  person: User,
  day: CalendarDays,
  month: CalendarDays,
  deed: Zap,
  work: Clock,
};

interface FinderProps {
  /** The pages of the area. */
  places: readonly { to: string; label: string }[];
  onClose: () => void;
}

/** Opens a page, an employee, a day or an action by a few typed letters (Interface, Shells). */
export function Finder({ places, onClose }: FinderProps) {
  const { t } = useTranslation('finder');
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const things = useThings(typed, places);
  const box = useCombobox({ opened: true });
  const { selectFirstOption } = box;
  // Enter takes the first result.
  useEffect(() => void selectFirstOption(), [selectFirstOption, things.length, typed]);
  const go = (to: string) => {
    onClose();
    void navigate(to);
  };
  return (
    <Modal
      opened
      onClose={onClose}
      withCloseButton={false}
      centered={false}
      yOffset="12vh"
      padding={0}
      attributes={{ content: { 'aria-label': t('shell:find.label') } }}
    >
      <Combobox store={box} onOptionSubmit={go}>
        <Combobox.EventsTarget>
          <TextInput
            data-autofocus
            variant="unstyled"
            size="md"
            px="md"
            py={6}
            aria-label={t('shell:find.label')}
            placeholder={t('placeholder')}
            leftSection={<Search size={18} aria-hidden />}
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
        </Combobox.EventsTarget>
        <Combobox.Options className={classes.options ?? ''} aria-label={t('shell:find.label')}>
          {things.map(({ kind, label, to }) => {
            const Icon = icons[kind];
            return (
              <Combobox.Option key={`${kind} ${to} ${label}`} value={to} className={classes.option ?? ''}>
                <Icon size={16} aria-hidden />
                <span className={classes.label}>{label}</span>
                <small>{t(`kinds.${kind}`)}</small>
              </Combobox.Option>
            );
          })}
          {things.length === 0 && <Combobox.Empty>{t('nothing')}</Combobox.Empty>}
        </Combobox.Options>
      </Combobox>
    </Modal>
  );
}

/** What a manager can find by typing: days and months, the usual actions, pages, employees, pages of the guide. */
function useThings(typed: string, places: readonly { to: string; label: string }[]): Thing[] {
  const { t } = useTranslation('finder');
  const format = useFormat();
  const dayLink = useDayLink();
  const today = useClock().today();
  const { data: people = [] } = useQuery(queries.employees());
  const guide = useGuideHeads();
  const monthLink = (month: string) => `/manager/calendar?month=${month}&view=month`;
  const days = readDays(typed, today, useDayWords()).map((found): Thing => {
    if (found.kind === 'day') return { kind: 'day', label: format.fullDate(found.date), to: dayLink(found.date) };
    const [year = 0, month = 0] = found.month.split('-').map(Number);
    return { kind: 'month', label: format.month(year, month), to: monthLink(found.month) };
  });
  const nextMonth = addDays(`${monthOf(today)}-01`, 31).slice(0, 7);
  const deed = (name: (typeof deeds)[number], to: string): Thing => ({
    kind: 'deed',
    label: t(`deeds.${name}`),
    also: t(`also.${name}`),
    to,
  });
  const known: Thing[] = [
    deed('today', dayLink(today)),
    deed('plan', monthLink(nextMonth)),
    deed('absence', '/manager?absence=new'),
    deed('print', `/manager/calendar?month=${monthOf(today)}&view=month&do=print`),
    deed('employee', '/manager/employees?add=1'),
    deed('lock', '/manager/timesheets'),
    ...places.map(({ to, label }) => ({ kind: 'page' as const, label, to })),
    ...people.map(({ id, name }) => ({ kind: 'person' as const, label: name, to: personPath(id) })),
    ...guide.map(({ job, title, keywords }) => ({
      kind: 'guide' as const,
      label: title,
      also: keywords,
      to: `/manager/guide/${job}`,
    })),
  ];
  return [...useWork(typed), ...days, ...findThings(typed, known)];
}

const deeds = ['today', 'plan', 'absence', 'print', 'employee', 'lock'] as const;

const SHOWN = 8;
/** A Monday: the names of the weekdays begin with it. */
const MONDAY = '2024-01-01';

/** Who was at work at the moment that is typed ("last Friday at 21:00"): the answer, and the way to all of it. */
function useWork(typed: string): Thing[] {
  const { t } = useTranslation('finder');
  const format = useFormat();
  const clock = useClock();
  const words = {
    today: t('words.today'),
    yesterday: t('words.yesterday'),
    weekdays: Array.from({ length: 7 }, (_, index) => format.weekdayLong(addDays(MONDAY, index))),
  };
  const moment = readMoment(typed, clock.today(), words);
  const day = { from: moment?.date ?? '', to: moment?.date ?? '', time: moment?.time ?? '' };
  const { data, isPlaceholderData } = useQuery({
    ...attendanceQueries.page({ ...day, page_size: String(SHOWN) }),
    enabled: moment !== null,
  });
  if (moment === null || data === undefined || isPlaceholderData) return [];
  const to = (more: Record<string, string> = {}) =>
    `/manager/history/work?${new URLSearchParams({ ...day, ...more }).toString()}`;
  const asked = { day: format.weekdayDate(moment.date), time: moment.time };
  const lineOf = ({ name, role, ...row }: attendance.Attendance) => {
    const [start, end] = [row.started_at ?? row.planned_start, row.ended_at ?? row.planned_end];
    const timeOf = (instant: string | null) => (instant === null ? '' : clock.local(instant).time);
    return t('atWork', { name, role: role ?? '–', start: timeOf(start), end: timeOf(end) });
  };
  return [
    { kind: 'work', label: t(data.total === 0 ? 'nobodyWorked' : 'worked', asked), to: to() },
    ...data.items.map((row) => ({ kind: 'work' as const, label: lineOf(row), to: to({ name: row.name }) })),
  ];
}

/** Something that the finder can open. */
export interface Thing {
  kind: 'page' | 'guide' | 'person' | 'day' | 'month' | 'deed' | 'work';
  label: string;
  to: string;
  /** Words that also find it and are not shown. */
  also?: string;
}

const FOUND_MAX = 12;

/** The things whose words contain every typed word, anywhere, ignoring case and diacritics; the first twelve. */
export function findThings(typed: string, things: readonly Thing[]): Thing[] {
  const words = foldDiacritics(typed).split(/\s+/).filter(Boolean);
  const found = things.filter(({ label, also = '' }) => {
    const text = foldDiacritics(`${label} ${also}`);
    return words.every((word) => text.includes(word));
  });
  return found.slice(0, FOUND_MAX);
}

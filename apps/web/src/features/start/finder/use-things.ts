import { monthOf, type Ability } from '@pamaina/contract';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { commandsNow } from '../../../lib/commands.ts';
import { addDays } from '../../../lib/dates/dates.ts';
import { isMonth } from '../../../lib/dates/months.ts';
import { readDays } from '../../../lib/dates/read-days.ts';
import { isWord } from '../../../lib/dates/read-moment.ts';
import { useClock } from '../../../lib/dates/use-clock.ts';
import { useDayLink } from '../../../lib/dates/use-day-link.ts';
import { foldDiacritics } from '../../../lib/format/fold-diacritics.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { queries } from '../../../lib/http/queries.ts';
import { useSession } from '../../../lib/session/session.tsx';
import { useCan } from '../../../lib/session/use-can.ts';
import { personPath } from '../../business/employees/index.ts';
import { useGuideHeads } from '../guide/index.ts';
import { findThings, type Thing } from './find-things.ts';
import { placeOf, recentPlaces } from './recent-places.ts';
import { useDayWords } from './use-day-words.ts';
import { useWork } from './use-work.ts';

export interface NamedPlace {
  to: string;
  label: string;
}

const RECENT_SHOWN = 5;

/**
 * What a manager finds by typing: days and months, commands of the page and of the product, pages, employees and what
 * can be done about each, pages of the guide. Without a word: the pages open last, the commands of the page, the usual
 * commands.
 */
export function useThings(typed: string, places: readonly NamedPlace[]): Thing[] {
  const days = useDays(typed);
  const work = useWork(typed);
  const deeds = useDeeds(typed);
  const people = usePeople();
  const pages = places.map(({ to, label }): Thing => ({ kind: 'page', label, act: to }));
  const guide = useGuideHeads().map(({ job, title, keywords }): Thing => ({
    kind: 'guide',
    label: title,
    also: keywords,
    act: `/manager/guide/${job}`,
  }));
  const here = commandsNow().map(({ label, act }): Thing => ({ kind: 'here', label, act }));
  const recent = useRecent([...pages, ...people, ...guide]);
  if (typed.trim() === '') return [...recent, ...here, ...deeds];
  return [...work, ...days, ...findThings(typed, [...here, ...deeds, ...pages, ...people, ...guide])];
}

/** The pages open last, without the one that is; what is not known any more, or not to this user, is left out. */
function useRecent(known: readonly Thing[]): Thing[] {
  const format = useFormat();
  const { projectId } = useSession();
  const { pathname, search } = useLocation();
  const labels = new Map(known.map(({ act, label }) => [act, label]));
  const labelOf = (address: string) => {
    const [path = '', query = ''] = address.split('?');
    const month = new URLSearchParams(query).get('month');
    const label = labels.get(path);
    return label === undefined || !isMonth(month) ? label : `${label}, ${monthName(month, format)}`;
  };
  return recentPlaces(projectId ?? '')
    .filter((address) => address !== placeOf(pathname, search))
    .flatMap((address): Thing[] => {
      const label = labelOf(address);
      return label === undefined ? [] : [{ kind: 'recent', label, act: address }];
    })
    .slice(0, RECENT_SHOWN);
}

const monthLink = (month: string) => `/manager/calendar?month=${month}&view=month`;

function useDays(typed: string): Thing[] {
  const format = useFormat();
  const dayLink = useDayLink();
  const today = useClock().today();
  return readDays(typed, today, useDayWords()).map((found): Thing => {
    if (found.kind === 'day') return { kind: 'day', label: format.fullDate(found.date), act: dayLink(found.date) };
    return { kind: 'month', label: monthName(found.month, format), act: monthLink(found.month) };
  });
}

function monthName(text: string, format: ReturnType<typeof useFormat>): string {
  const [year = 0, month = 0] = text.split('-').map(Number);
  return format.month(year, month);
}

/** The usual commands, from every page; those of a month also of a month that is typed after the verb. */
function useDeeds(typed: string): Thing[] {
  const { t } = useTranslation('finder');
  const format = useFormat();
  const dayLink = useDayLink();
  const can = useCan();
  const today = useClock().today();
  const words = useDayWords();
  const [verb = '', ...rest] = foldDiacritics(typed).trim().split(/\s+/);
  const [named] = rest.length === 0 ? [] : readDays(rest.join(' '), today, words);
  const ofMonth = (['plan', 'lock', 'print'] as const).flatMap((name): Thing[] => {
    if (named?.kind !== 'month' || !can(needs[name])) return [];
    if (
      !t(`verbs.${name}`)
        .split(', ')
        .some((word) => isWord(verb, word))
    )
      return [];
    const month = monthName(named.month, format);
    return [{ kind: 'deed', label: t(`ofMonth.${name}`, { month }), also: typed, act: linkOf[name](named.month) }];
  });
  const nextMonth = addDays(`${monthOf(today)}-01`, 31).slice(0, 7);
  const links: Record<Deed, string> = {
    today: dayLink(today),
    plan: linkOf.plan(nextMonth),
    absence: '/manager?absence=new',
    print: linkOf.print(monthOf(today)),
    employee: '/manager/employees?add=1',
    lock: '/manager/timesheets',
    law: '/manager/settings/system/law',
  };
  const usual = deeds
    .filter((name) => can(needs[name]))
    .map((name): Thing => ({ kind: 'deed', label: t(`deeds.${name}`), also: t(`also.${name}`), act: links[name] }));
  return [...ofMonth, ...usual];
}

const deeds = ['today', 'plan', 'absence', 'print', 'employee', 'lock', 'law'] as const;
type Deed = (typeof deeds)[number];

const needs: Record<Deed, Ability> = {
  today: 'plan.read',
  plan: 'plan.write',
  absence: 'absences.write',
  print: 'plan.read',
  employee: 'people.write',
  lock: 'hours.approve',
  law: 'settings.write',
};

const linkOf = {
  plan: monthLink,
  print: (month: string) => `${monthLink(month)}&do=print`,
  lock: (month: string) => `/manager/timesheets?month=${month}`,
};

/** The employees, and what this user may do about each of them. */
function usePeople(): Thing[] {
  const { t } = useTranslation('finder');
  const can = useCan();
  const { search } = useLocation();
  const { data: people = [] } = useQuery(queries.employees());
  const offered = {
    absence: can('absences.write'),
    calendar: can('plan.read'),
    announcement: can('plan.publish'),
    edit: can('people.write'),
    login: can('people.write'),
  };
  const page: Thing[] = people.map(({ id, name }) => ({ kind: 'person', label: name, act: personPath(id) }));
  const actions = people.flatMap(({ id, name, has_login }) => {
    // Above the page that is open.
    const absence = `?${new URLSearchParams([...new URLSearchParams(search), ['absence', id]]).toString()}`;
    const addresses = {
      absence,
      calendar: `/manager/calendar?${new URLSearchParams({ person: name }).toString()}`,
      announcement: `/manager/announcements?${new URLSearchParams({ add: id }).toString()}`,
      edit: `${personPath(id)}?do=edit`,
      login: `${personPath(id)}?do=${has_login ? 'password' : 'login'}`,
    };
    return personDeeds
      .filter((deed) => offered[deed])
      .map((deed): Thing => ({
        kind: 'deed',
        label: t(`person.${deed === 'login' && has_login ? 'password' : deed}`, { name }),
        also: t(`alsoPerson.${deed}`),
        only: name,
        act: addresses[deed],
      }));
  });
  return [...page, ...actions];
}

const personDeeds = ['absence', 'calendar', 'announcement', 'edit', 'login'] as const;

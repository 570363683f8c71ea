import { constants, type Language, type samples } from '@pamaina/contract';
import { type Staff, cafe, restaurant, supermarket, type Business } from '@pamaina/engine/samples';
import { textOf } from '../../../platform/text/texts.ts';

export interface SamplePerson {
  /** The first name without diacritics, `zydrunas`. */
  nickname: string;
  name: string;
  roles: string[];
  /** Share of a full contract of 40 hours per week. */
  share: number;
  rate: number;
  isMinor: boolean;
  /** Local times between which the employee is unavailable from Monday to Friday. */
  weekdaysAway: { from: string; to: string } | null;
}

/**
 * A sample business as stored in a project: templates, the weekly standard, and employees, in the words of a language.
 */
export function sampleRows(name: samples.SampleBusiness, language: Language) {
  const { business, rates, closedOn } = sampleFacts[name];
  const roleName = (code: string) => textOf(language, `sampleRoles.${name}.${code}`);
  const staff = business.staff.flatMap((group) => Array.from({ length: group.count }, () => group));
  const names = sampleNames(staff.length);
  return {
    closedOn,
    templates: Object.entries(business.templates).map(([template, hours], index) => {
      const [, start_time = '', end_time = '', pause = ''] = /^(.+)-(.+)\/(\d+)$/.exec(hours) ?? [];
      const color = constants.colors[index % constants.colors.length] ?? 'green';
      return { name: template, start_time, end_time, break_minutes: Number(pause), color };
    }),
    needs: Object.entries(business.needs).flatMap(([role, lines]) =>
      lines.flatMap((line) => {
        const [template = '', count = '', weekdays = ''] = line.split(' ');
        return [...weekdays].map((weekday) => ({
          template,
          role: roleName(role),
          count: Number(count),
          weekday: Number(weekday),
        }));
      }),
    ),
    people: staff.map((group, person): SamplePerson => {
      const [first = ''] = group.roles;
      return {
        nickname: nicknameOf(names[person] ?? ''),
        name: names[person] ?? '',
        roles: group.roles.map(roleName),
        share: group.share,
        rate: rates[first] ?? 0,
        isMinor: group.birthDate !== undefined,
        weekdaysAway: awayOf(group),
      };
    }),
  };
}

function nicknameOf(name: string): string {
  const [first = ''] = name.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().split(' ');
  return first;
}

function awayOf({ weekdays }: Staff): SamplePerson['weekdaysAway'] {
  if (weekdays?.from !== undefined) return { from: '00:00', to: timeOf(weekdays.from) };
  return weekdays?.until === undefined ? null : { from: timeOf(weekdays.until), to: '00:00' };
}

/** `15.5` is `15:30`. */
function timeOf(hour: number): string {
  return `${String(Math.floor(hour)).padStart(2, '0')}:${String((hour % 1) * 60).padStart(2, '0')}`;
}

const WOMEN = 'Ona Eglė Gabija Rūta Yvona Šarūnė Ieva Živilė Aistė Daiva'.split(' ');
const WOMEN_OF = 'Petraitė Jankauskienė Petrauskaitė Šimkutė Ąžuolaitytė Čepaitė Ūsaitė Žukauskienė Balčiūnaitė'.split(
  ' ',
);
const MEN = 'Mindaugas Ąžuolas Žydrūnas Tomas Lukas Jonas Kęstutis Andrius Šarūnas Vytautas'.split(' ');
const MEN_OF = 'Vaičiūnas Žukauskas Kęsgaila Juška Stonys Petraitis Čepas Ūsas Balčiūnas'.split(' ');

/**
 * The given number of women and men, each pair of names once. The lists have no common divisor, so that ninety of each
 * differ.
 */
export function sampleNames(count: number): string[] {
  return Array.from({ length: count }, (_, person) => {
    const [first, last] = person % 2 === 0 ? [WOMEN, WOMEN_OF] : [MEN, MEN_OF];
    const nth = Math.floor(person / 2);
    return `${first[nth % first.length] ?? ''} ${last[nth % last.length] ?? ''}`;
  });
}

/** Facts of a sample business other than its needs and its employees. */
interface SampleFacts {
  business: Business;
  /** Cents per hour before tax, by the code of the first role. */
  rates: Record<string, number>;
  /** Holidays on which it is closed, `12-25`. */
  closedOn: string[];
}

const sampleFacts: Record<samples.SampleBusiness, SampleFacts> = {
  cafe: {
    business: cafe,
    rates: { vadovas: 1050, barista: 900, kasininkas: 850, virejas: 1050, pagalbininkas: 750 },
    closedOn: ['01-01', '12-24', '12-25', '12-26'],
  },
  restaurant: {
    business: restaurant,
    rates: { manager: 1300, waiter: 800, bar: 950, host: 750, sous: 1400, cook: 1100, prep: 800, dish: 750 },
    closedOn: ['12-24', '12-25'],
  },
  shop: {
    business: supermarket,
    rates: { manager: 1400, supervisor: 1050, cashier: 800, deli: 850, stock: 820, checkout: 780 },
    closedOn: ['01-01', '12-25', '12-26'],
  },
};

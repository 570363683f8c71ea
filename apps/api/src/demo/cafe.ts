/** The café "Rytas": twelve people, eight templates, fifty shifts a week. Roles and names as its manager writes them. */

export interface DemoPerson {
  id: string;
  name: string;
  roles: string[];
  /** Share of a full contract of 40 hours a week. */
  share: number;
  /** Cents an hour, before tax. */
  rate: number;
  /** Local hours in which the person cannot work, Monday to Friday. */
  weekdaysAway?: { from: string; to: string };
  /** Years of age, for those who are under 18. */
  age?: number;
}

const WHOLE_DAY_UNTIL = (to: string) => ({ from: '00:00', to });
const FROM_ON = (from: string) => ({ from, to: '00:00' });

export const people: DemoPerson[] = [
  { id: 'ona', name: 'Ona Petraitė', roles: ['pamainos vadovas (-ė)', 'barista'], share: 1, rate: 1100 },
  { id: 'mindaugas', name: 'Mindaugas Vaičiūnas', roles: ['pamainos vadovas (-ė)', 'barista'], share: 1, rate: 1050 },
  { id: 'egle', name: 'Eglė Jankauskienė', roles: ['pamainos vadovas (-ė)', 'barista'], share: 1, rate: 1000 },
  { id: 'gabija', name: 'Gabija Petrauskaitė', roles: ['barista'], share: 1, rate: 900 },
  { id: 'ruta', name: 'Rūta Šimkutė', roles: ['barista'], share: 0.75, rate: 900 },
  {
    id: 'azuolas',
    name: 'Ąžuolas Žukauskas',
    roles: ['barista', 'kasininkas (-ė)'],
    share: 0.5,
    rate: 800,
    weekdaysAway: WHOLE_DAY_UNTIL('16:00'),
  },
  {
    id: 'yvona',
    name: 'Yvona Ąžuolaitytė',
    roles: ['barista', 'kasininkas (-ė)'],
    share: 0.5,
    rate: 800,
    weekdaysAway: FROM_ON('15:30'),
  },
  { id: 'sarune', name: 'Šarūnė Čepaitė', roles: ['kasininkas (-ė)', 'barista'], share: 1, rate: 850 },
  {
    id: 'ieva',
    name: 'Ieva Ūsaitė',
    roles: ['kasininkas (-ė)'],
    share: 0.3,
    rate: 710,
    weekdaysAway: WHOLE_DAY_UNTIL('15:00'),
    age: 17,
  },
  { id: 'zydrunas', name: 'Žydrūnas Kęsgaila', roles: ['virėjas (-a)'], share: 1, rate: 1050 },
  { id: 'tomas', name: 'Tomas Juška', roles: ['virėjas (-a)', 'virtuvės pagalbininkas (-ė)'], share: 1, rate: 1000 },
  { id: 'lukas', name: 'Lukas Stonys', roles: ['virtuvės pagalbininkas (-ė)', 'kasininkas (-ė)'], share: 1, rate: 750 },
];

const kitchen = new Set(['virėjas (-a)', 'virtuvės pagalbininkas (-ė)']);

/** Where somebody works, by the first of their roles. */
export const departmentOf = ([first = '']: readonly string[]) => (kitchen.has(first) ? 'Virtuvė' : 'Salė');

export const templates = [
  { name: 'Rytas', start_time: '07:00', end_time: '15:30', break_minutes: 30, color: 'orange' },
  { name: 'Pikas', start_time: '07:30', end_time: '11:30', break_minutes: 0, color: 'yellow' },
  { name: 'Sav. rytas', start_time: '08:30', end_time: '17:00', break_minutes: 30, color: 'pink' },
  { name: 'Diena', start_time: '09:30', end_time: '18:00', break_minutes: 30, color: 'green' },
  { name: 'Pietūs', start_time: '11:00', end_time: '15:00', break_minutes: 0, color: 'teal' },
  { name: 'Vakaras', start_time: '12:00', end_time: '20:30', break_minutes: 30, color: 'violet' },
  { name: 'Sav. vakaras', start_time: '12:00', end_time: '20:30', break_minutes: 30, color: 'blue' },
  { name: 'Vakaro pikas', start_time: '16:30', end_time: '20:30', break_minutes: 0, color: 'gray' },
] as const;

const WORKWEEK = [1, 2, 3, 4, 5];
const WEEKEND = [6, 7];

export const weeklyNeeds: { role: string; template: string; weekdays: number[]; count: number }[] = [
  { role: 'pamainos vadovas (-ė)', template: 'Rytas', weekdays: WORKWEEK, count: 1 },
  { role: 'pamainos vadovas (-ė)', template: 'Sav. rytas', weekdays: WEEKEND, count: 1 },
  { role: 'barista', template: 'Pikas', weekdays: WORKWEEK, count: 1 },
  { role: 'barista', template: 'Vakaras', weekdays: WORKWEEK, count: 1 },
  { role: 'barista', template: 'Diena', weekdays: [5], count: 1 },
  { role: 'barista', template: 'Sav. rytas', weekdays: WEEKEND, count: 1 },
  { role: 'barista', template: 'Sav. vakaras', weekdays: WEEKEND, count: 2 },
  { role: 'kasininkas (-ė)', template: 'Pietūs', weekdays: WORKWEEK, count: 1 },
  { role: 'kasininkas (-ė)', template: 'Vakaro pikas', weekdays: WORKWEEK, count: 1 },
  { role: 'kasininkas (-ė)', template: 'Diena', weekdays: WEEKEND, count: 1 },
  { role: 'virėjas (-a)', template: 'Rytas', weekdays: WORKWEEK, count: 1 },
  { role: 'virėjas (-a)', template: 'Sav. rytas', weekdays: WEEKEND, count: 1 },
  { role: 'virėjas (-a)', template: 'Diena', weekdays: WEEKEND, count: 1 },
  { role: 'virtuvės pagalbininkas (-ė)', template: 'Pietūs', weekdays: [3, 4], count: 1 },
  { role: 'virtuvės pagalbininkas (-ė)', template: 'Diena', weekdays: [5, 6, 7], count: 1 },
];

/** A request for time off, by the month it lies in (0: last, 1: this, 2: next) and its days of the month. */
export interface DemoTimeOff {
  id: string;
  type: 'vacation' | 'sick_leave' | 'personal';
  month: 0 | 1 | 2;
  from: number;
  to: number;
  reason: string;
}

export const approvedTimeOff: DemoTimeOff[] = [
  { id: 'gabija', type: 'vacation', month: 0, from: 3, to: 16, reason: 'Kasmetinės atostogos' },
  { id: 'lukas', type: 'personal', month: 0, from: 20, to: 20, reason: 'Asmeniniai reikalai' },
  { id: 'sarune', type: 'vacation', month: 1, from: 4, to: 17, reason: 'Kasmetinės atostogos' },
  { id: 'egle', type: 'personal', month: 1, from: 22, to: 22, reason: 'Asmeniniai reikalai' },
  { id: 'ruta', type: 'vacation', month: 2, from: 1, to: 14, reason: 'Kasmetinės atostogos' },
  { id: 'zydrunas', type: 'personal', month: 2, from: 9, to: 9, reason: 'Asmeniniai reikalai' },
  { id: 'tomas', type: 'personal', month: 2, from: 9, to: 9, reason: 'Asmeniniai reikalai' },
  { id: 'yvona', type: 'personal', month: 2, from: 19, to: 19, reason: 'Asmeniniai reikalai' },
];

/** What waits for the manager's answer. */
export const pendingTimeOff: DemoTimeOff[] = [
  { id: 'mindaugas', type: 'vacation', month: 2, from: 10, to: 14, reason: 'Kelionė su šeima' },
  { id: 'lukas', type: 'personal', month: 1, from: 27, to: 28, reason: 'Sesers vestuvės' },
];

/** Events and diary lines, by their distance from the day of seeding. */
export const events = [
  { days: 2, title: 'Kavos degustacija', description: 'Naujos pupelės iš Etiopijos, 17:00', color: 'orange' },
  { days: 6, title: 'Higienos patikra', description: null, color: 'pink' },
  { days: 13, title: 'Miesto mugė', description: 'Daugiau svečių nuo 12:00', color: 'violet' },
] as const;

export const comments = [
  { days: -2, by: 'egle', comment: 'Pienas pristatytas valanda vėliau, užsakymų atidėti nereikėjo.' },
  { days: -1, by: 'ona', comment: 'Antroji kavamalė stringa, meistras atvyks poryt.' },
  { days: 0, by: 'zydrunas', comment: 'Baigiasi avietės, įtraukite į rytojaus užsakymą.' },
];

/** Days of the year on which the café is closed; on the other public holidays it is open. */
export const closedDays = ['01-01', '12-24', '12-25', '12-26'];

/** General requests that wait. */
export const generalRequests = [
  {
    by: 'azuolas',
    type: 'schedule_change',
    title: 'Daugiau savaitgalio pamainų',
    reason: 'Kitą mėnesį penktadieniais neturiu paskaitų ir galėčiau dirbti ilgiau.',
    priority: 'normal',
  },
  {
    by: 'ieva',
    type: 'shift_swap',
    title: 'Pamainos keitimas šeštadienį',
    reason: 'Šeštadienį dalyvauju varžybose, norėčiau apsikeisti į sekmadienį.',
    priority: 'high',
  },
] as const;

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
  { id: 'ona', name: 'Ona Petraitė', roles: ['pamainos vadovas', 'barista'], share: 1, rate: 1100 },
  { id: 'mindaugas', name: 'Mindaugas Vaičiūnas', roles: ['pamainos vadovas', 'barista'], share: 1, rate: 1050 },
  { id: 'egle', name: 'Eglė Jankauskienė', roles: ['pamainos vadovas', 'barista'], share: 1, rate: 1000 },
  { id: 'gabija', name: 'Gabija Petrauskaitė', roles: ['barista'], share: 1, rate: 900 },
  { id: 'ruta', name: 'Rūta Šimkutė', roles: ['barista'], share: 0.75, rate: 900 },
  {
    id: 'azuolas',
    name: 'Ąžuolas Žukauskas',
    roles: ['barista', 'kasininkas'],
    share: 0.5,
    rate: 800,
    weekdaysAway: WHOLE_DAY_UNTIL('16:00'),
  },
  {
    id: 'yvone',
    name: 'Yvonė Ąžuolaitytė',
    roles: ['barista', 'kasininkas'],
    share: 0.5,
    rate: 800,
    weekdaysAway: FROM_ON('15:30'),
  },
  { id: 'sarune', name: 'Šarūnė Čepaitė', roles: ['kasininkas', 'barista'], share: 1, rate: 850 },
  {
    id: 'iruna',
    name: 'Įrūna Ūsaitė',
    roles: ['kasininkas'],
    share: 0.3,
    rate: 710,
    weekdaysAway: WHOLE_DAY_UNTIL('15:00'),
    age: 17,
  },
  { id: 'zydrunas', name: 'Žydrūnas Kęsgaila', roles: ['virėjas'], share: 1, rate: 1050 },
  { id: 'tomas', name: 'Tomas Juška', roles: ['virėjas', 'virtuvės pagalbininkas'], share: 1, rate: 1000 },
  { id: 'lukas', name: 'Lukas Stonys', roles: ['virtuvės pagalbininkas', 'kasininkas'], share: 1, rate: 750 },
];

const kitchen = new Set(['virėjas', 'virtuvės pagalbininkas']);

/** Where somebody works, by the first of their roles. */
export const departmentOf = ([first = '']: readonly string[]) => (kitchen.has(first) ? 'Virtuvė' : 'Salė');

export const templates = [
  { name: 'RYT', start_time: '07:00', end_time: '15:30', break_minutes: 30, color: 'orange' },
  { name: 'PIK', start_time: '07:30', end_time: '11:30', break_minutes: 0, color: 'yellow' },
  { name: 'SR', start_time: '08:30', end_time: '17:00', break_minutes: 30, color: 'pink' },
  { name: 'DIEN', start_time: '09:30', end_time: '18:00', break_minutes: 30, color: 'green' },
  { name: 'PIET', start_time: '11:00', end_time: '15:00', break_minutes: 0, color: 'teal' },
  { name: 'VAK', start_time: '12:00', end_time: '20:30', break_minutes: 30, color: 'violet' },
  { name: 'SV', start_time: '12:00', end_time: '20:30', break_minutes: 30, color: 'blue' },
  { name: 'VAKP', start_time: '16:30', end_time: '20:30', break_minutes: 0, color: 'gray' },
] as const;

const WORKWEEK = [1, 2, 3, 4, 5];
const WEEKEND = [6, 7];

export const weeklyNeeds: { role: string; template: string; weekdays: number[]; count: number }[] = [
  { role: 'pamainos vadovas', template: 'RYT', weekdays: WORKWEEK, count: 1 },
  { role: 'pamainos vadovas', template: 'SR', weekdays: WEEKEND, count: 1 },
  { role: 'barista', template: 'PIK', weekdays: WORKWEEK, count: 1 },
  { role: 'barista', template: 'VAK', weekdays: WORKWEEK, count: 1 },
  { role: 'barista', template: 'DIEN', weekdays: [5], count: 1 },
  { role: 'barista', template: 'SR', weekdays: WEEKEND, count: 1 },
  { role: 'barista', template: 'SV', weekdays: WEEKEND, count: 2 },
  { role: 'kasininkas', template: 'PIET', weekdays: WORKWEEK, count: 1 },
  { role: 'kasininkas', template: 'VAKP', weekdays: WORKWEEK, count: 1 },
  { role: 'kasininkas', template: 'DIEN', weekdays: WEEKEND, count: 1 },
  { role: 'virėjas', template: 'RYT', weekdays: WORKWEEK, count: 1 },
  { role: 'virėjas', template: 'SR', weekdays: WEEKEND, count: 1 },
  { role: 'virėjas', template: 'DIEN', weekdays: WEEKEND, count: 1 },
  { role: 'virtuvės pagalbininkas', template: 'PIET', weekdays: [3, 4], count: 1 },
  { role: 'virtuvės pagalbininkas', template: 'DIEN', weekdays: [5, 6, 7], count: 1 },
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
  { id: 'lukas', type: 'personal', month: 0, from: 20, to: 20, reason: 'Asmeninė diena' },
  { id: 'sarune', type: 'vacation', month: 1, from: 4, to: 17, reason: 'Kasmetinės atostogos' },
  { id: 'egle', type: 'personal', month: 1, from: 22, to: 22, reason: 'Asmeninė diena' },
  { id: 'ruta', type: 'vacation', month: 2, from: 1, to: 14, reason: 'Kasmetinės atostogos' },
  { id: 'zydrunas', type: 'personal', month: 2, from: 9, to: 9, reason: 'Asmeninė diena' },
  { id: 'tomas', type: 'personal', month: 2, from: 9, to: 9, reason: 'Asmeninė diena' },
  { id: 'yvone', type: 'personal', month: 2, from: 19, to: 19, reason: 'Asmeninė diena' },
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
  { days: 13, title: 'Kalėdinė mugė', description: 'Daugiau svečių nuo 12:00', color: 'violet' },
] as const;

export const comments = [
  { days: -2, by: 'egle', comment: 'Pienas pristatytas valanda vėliau, užsakymų atidėti nereikėjo.' },
  { days: -1, by: 'ona', comment: 'Antrasis malūnėlis stringa, meistras atvyks poryt.' },
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
    reason: 'Gruodį neturiu paskaitų penktadieniais ir galėčiau dirbti ilgiau.',
    priority: 'normal',
  },
  {
    by: 'iruna',
    type: 'shift_swap',
    title: 'Mainai šeštadienį',
    reason: 'Šeštadienį varžybos, apsikeisčiau į sekmadienį.',
    priority: 'high',
  },
] as const;

/**
 * The café "Rytas": twelve people, eight templates, fifty shifts a week. Texts written by a manager are keys of texts
 * here, which `writeCopy` replaces in the visitor's language; IDs end in a special suffix, which it replaces too.
 */
import type { Language } from '@pamaina/contract';
import { ID_SIGN, word } from './placeholders.ts';

/** Of its people. */
export const DEMO_LANGUAGE: Language = 'lt';

export interface DemoPerson {
  id: string;
  name: string;
  roles: string[];
  /** Share of a full contract of 40 hours per week. */
  share: number;
  /** Cents per hour, before tax. */
  rate: number;
  /** Local hours in which the employee is unavailable, Monday to Friday. */
  weekdaysAway?: { from: string; to: string };
  /** Age in years, for those under 18. */
  age?: number;
}

const own = (name: string) => `${name}${ID_SIGN}`;

const lead = word('sampleRoles.cafe.vadovas');
export const barista = word('sampleRoles.cafe.barista');
export const cashier = word('sampleRoles.cafe.kasininkas');
export const cook = word('sampleRoles.cafe.virejas');
const helper = word('sampleRoles.cafe.pagalbininkas');

const WHOLE_DAY_UNTIL = (to: string) => ({ from: '00:00', to });
const FROM_ON = (from: string) => ({ from, to: '00:00' });

export const people: DemoPerson[] = [
  { id: own('ona'), name: 'Ona Petraitė', roles: [lead, barista], share: 1, rate: 1100 },
  { id: own('mindaugas'), name: 'Mindaugas Vaičiūnas', roles: [lead, barista], share: 1, rate: 1050 },
  { id: own('egle'), name: 'Eglė Jankauskienė', roles: [lead, barista], share: 1, rate: 1000 },
  { id: own('gabija'), name: 'Gabija Petrauskaitė', roles: [barista], share: 1, rate: 900 },
  { id: own('ruta'), name: 'Rūta Šimkutė', roles: [barista], share: 0.75, rate: 900 },
  {
    id: own('azuolas'),
    name: 'Ąžuolas Žukauskas',
    roles: [barista, cashier],
    share: 0.5,
    rate: 800,
    weekdaysAway: WHOLE_DAY_UNTIL('16:00'),
  },
  {
    id: own('yvona'),
    name: 'Yvona Ąžuolaitytė',
    roles: [barista, cashier],
    share: 0.5,
    rate: 800,
    weekdaysAway: FROM_ON('15:30'),
  },
  { id: own('sarune'), name: 'Šarūnė Čepaitė', roles: [cashier, barista], share: 1, rate: 850 },
  {
    id: own('ieva'),
    name: 'Ieva Ūsaitė',
    roles: [cashier],
    share: 0.3,
    rate: 710,
    weekdaysAway: WHOLE_DAY_UNTIL('15:00'),
    age: 17,
  },
  { id: own('zydrunas'), name: 'Žydrūnas Kęsgaila', roles: [cook], share: 1, rate: 1050 },
  { id: own('tomas'), name: 'Tomas Juška', roles: [cook, helper], share: 1, rate: 1000 },
  { id: own('lukas'), name: 'Lukas Stonys', roles: [helper, cashier], share: 1, rate: 750 },
];

const kitchen = new Set([cook, helper]);

/** The employee's department, by the first of the roles. */
export const departmentOf = ([first = '']: readonly string[]) =>
  word(kitchen.has(first) ? 'demo.kitchen' : 'demo.hall');

export const template = (key: string) => word(`demo.templates.${key}`);

export const templates = [
  { name: template('morning'), start_time: '07:00', end_time: '15:30', break_minutes: 30, color: 'orange' },
  { name: template('peak'), start_time: '07:30', end_time: '11:30', break_minutes: 0, color: 'yellow' },
  { name: template('middle'), start_time: '08:30', end_time: '17:00', break_minutes: 30, color: 'pink' },
  { name: template('day'), start_time: '09:30', end_time: '18:00', break_minutes: 30, color: 'green' },
  { name: template('lunch'), start_time: '11:00', end_time: '15:00', break_minutes: 0, color: 'teal' },
  { name: template('evening'), start_time: '12:00', end_time: '20:30', break_minutes: 30, color: 'violet' },
  { name: template('weekend'), start_time: '12:00', end_time: '20:30', break_minutes: 30, color: 'blue' },
  { name: template('close'), start_time: '16:30', end_time: '20:30', break_minutes: 0, color: 'gray' },
] as const;

const WORKWEEK = [1, 2, 3, 4, 5];
const WEEKEND = [6, 7];

export const weeklyNeeds: { role: string; template: string; weekdays: number[]; count: number }[] = [
  { role: lead, template: template('morning'), weekdays: WORKWEEK, count: 1 },
  { role: lead, template: template('middle'), weekdays: WEEKEND, count: 1 },
  { role: barista, template: template('peak'), weekdays: WORKWEEK, count: 1 },
  { role: barista, template: template('evening'), weekdays: WORKWEEK, count: 1 },
  { role: barista, template: template('day'), weekdays: [5], count: 1 },
  { role: barista, template: template('middle'), weekdays: WEEKEND, count: 1 },
  { role: barista, template: template('weekend'), weekdays: WEEKEND, count: 2 },
  { role: cashier, template: template('lunch'), weekdays: WORKWEEK, count: 1 },
  { role: cashier, template: template('close'), weekdays: WORKWEEK, count: 1 },
  { role: cashier, template: template('day'), weekdays: WEEKEND, count: 1 },
  { role: cook, template: template('morning'), weekdays: WORKWEEK, count: 1 },
  { role: cook, template: template('middle'), weekdays: WEEKEND, count: 1 },
  { role: cook, template: template('day'), weekdays: WEEKEND, count: 1 },
  { role: helper, template: template('lunch'), weekdays: [3, 4], count: 1 },
  { role: helper, template: template('day'), weekdays: [5, 6, 7], count: 1 },
];

/** A time-off request, by its month (0: last, 1: this, 2: next) and days of the month. */
export interface DemoTimeOff {
  id: string;
  type: 'vacation' | 'sick_leave' | 'personal';
  month: 0 | 1 | 2;
  from: number;
  to: number;
  reason: string;
}

export const approvedTimeOff: DemoTimeOff[] = [
  { id: own('gabija'), type: 'vacation', month: 0, from: 3, to: 16, reason: word('demo.leave') },
  { id: own('lukas'), type: 'personal', month: 0, from: 20, to: 20, reason: word('demo.personalDay') },
  { id: own('sarune'), type: 'vacation', month: 1, from: 4, to: 17, reason: word('demo.leave') },
  { id: own('egle'), type: 'personal', month: 1, from: 22, to: 22, reason: word('demo.personalDay') },
  { id: own('ruta'), type: 'vacation', month: 2, from: 1, to: 14, reason: word('demo.leave') },
  { id: own('zydrunas'), type: 'personal', month: 2, from: 9, to: 9, reason: word('demo.personalDay') },
  { id: own('tomas'), type: 'personal', month: 2, from: 9, to: 9, reason: word('demo.personalDay') },
  { id: own('yvona'), type: 'personal', month: 2, from: 19, to: 19, reason: word('demo.personalDay') },
];

/** Pending requests for the manager. */
export const pendingTimeOff: DemoTimeOff[] = [
  { id: own('mindaugas'), type: 'vacation', month: 2, from: 10, to: 14, reason: word('demo.trip') },
  { id: own('lukas'), type: 'personal', month: 1, from: 27, to: 28, reason: word('demo.wedding') },
];

/** Events and daily comments, by their distance from the day of seeding. */
export const events = [
  { days: 2, title: word('demo.tasting'), description: word('demo.tastingText'), color: 'orange' },
  { days: 6, title: word('demo.inspection'), description: null, color: 'pink' },
  { days: 13, title: word('demo.fair'), description: word('demo.fairText'), color: 'violet' },
] as const;

export const comments = [
  { days: -2, by: own('egle'), comment: word('demo.milk') },
  { days: -1, by: own('ona'), comment: word('demo.grinder') },
  { days: 0, by: own('zydrunas'), comment: word('demo.raspberries') },
];

/** Public holidays on which the café is closed; on the others it is open. */
export const closedDays = ['01-01', '12-24', '12-25', '12-26'];

/** Pending general requests. */
export const generalRequests = [
  {
    by: own('azuolas'),
    type: 'schedule_change',
    title: word('demo.moreWeekends'),
    reason: word('demo.moreWeekendsText'),
    priority: 'normal',
  },
  {
    by: own('ieva'),
    type: 'shift_swap',
    title: word('demo.saturday'),
    reason: word('demo.saturdayText'),
    priority: 'high',
  },
] as const;

/** Whose pages a visitor opens as an employee. */
export const employeeOfDemo = own('ona');

/** Her evenings of Wednesdays, after the café has closed. */
export const EVENING_AWAY = { from: '21:00', to: '22:30' };

/** What people prefer next month: a day off, or a morning. */
export const wishesOfDemo = [
  { id: employeeOfDemo, day: 12, isOff: true },
  { id: employeeOfDemo, day: 21, isOff: false },
  { id: own('gabija'), day: 6, isOff: true },
  { id: own('lukas'), day: 18, isOff: true },
];

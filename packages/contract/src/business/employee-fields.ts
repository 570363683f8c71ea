import { z } from 'zod';
import { field } from '../base/entity-field.ts';
import { birthDate, date, email, hours, integer, text } from '../base/fields.ts';
import { workingTime } from './working-time.ts';

/** `["cook", "cashier"]` or `"cook, cashier"`; stored without duplicates in the given order. */
const roles = z
  .union(
    [
      z.array(text(60)),
      text(600).transform((list) =>
        list
          .split(',')
          .map((role) => role.trim().normalize('NFC'))
          .filter(Boolean),
      ),
    ],
    'roles_required',
  )
  .transform((list) => [...new Set(list)])
  .pipe(z.array(z.string().max(60, 'too_long')).min(1, 'roles_required').max(20, 'too_many'));

/** What is known of an employee, beside the ID; the form shows the fields of a section in this order. */
export const employeeFields = {
  name: field(text(80), {
    control: 'text',
    section: 'person',
    isSearched: true,
    isExported: true,
    headings: ['name', 'employee', 'vardas pavarde', 'vardas', 'darbuotojas'],
  }),
  /** What colleagues call them. */
  nickname: field(text(40).nullish(), {
    control: 'text',
    section: 'person',
    list: 'beside',
    isSearched: true,
    isExported: true,
    isKept: true,
    headings: ['nick'],
  }),
  roles: field(roles, {
    control: 'names',
    section: 'person',
    isExported: true,
    headings: ['role', 'position', 'positions', 'roles pareigos'],
  }),
  max_hours_per_week: field(hours(168).default(40), {
    control: 'number',
    section: 'hours',
    isExported: true,
    headings: ['max hours', 'daugiausia valandu per savaite'],
  }),
  min_shifts_per_week: field(integer(0, 14).default(0), {
    control: 'integer',
    section: 'hours',
    isExported: true,
    headings: ['min shifts'],
  }),
  contract_hours_per_week: field(hours(60).nullish(), {
    control: 'number',
    section: 'hours',
    isExported: true,
    headings: ['contract hours', 'sutarties valandos', 'valandos per savaite pagal sutarti'],
  }),
  /** A reduced working-time norm, not shortened on the day before a holiday (DK 112); needs contract hours below 40. */
  has_reduced_norm: field(z.boolean('wrong_type').default(false), {
    control: 'switch',
    isExported: true,
    isKept: true,
  }),
  /** 5: Monday to Friday; 6: to Saturday. */
  work_days_per_week: field(z.union([z.literal(5), z.literal(6)], 'choice').default(5), {
    control: 'own',
    isExported: true,
    isKept: true,
  }),
  /** Working days per calendar year; null: the manager does not track them. */
  vacation_days_per_year: field(hours(366).nullish(), { control: 'number', section: 'hours', isExported: true }),
  hourly_rate_cents: field(integer(0, 1_000_000).nullish(), {
    control: 'money',
    section: 'hours',
    isExported: true,
    headings: ['hourly rate eur', 'rate', 'atlygis', 'valandinis'],
  }),
  /** The days before it are not worked; empty: employed since ever. */
  first_day: field(date.nullish(), {
    control: 'date',
    section: 'employment',
    isExported: true,
    isKept: true,
    headings: ['start date', 'hired', 'employed since', 'dirba nuo', 'idarbintas'],
  }),
  probation_end: field(date.nullish(), {
    control: 'date',
    section: 'employment',
    isExported: true,
    isKept: true,
    headings: ['probation until', 'bandomasis laikotarpis iki'],
  }),
  birth_date: field(birthDate.nullish(), {
    control: 'date',
    section: 'birth',
    isExported: true,
    headings: ['birth date', 'birthday'],
  }),
  email: field(email.nullish(), {
    control: 'email',
    section: 'contact',
    isExported: true,
    headings: ['e mail', 'elektroninis pastas'],
  }),
  phone: field(text(40).nullish(), {
    control: 'phone',
    section: 'contact',
    isExported: true,
    headings: ['telephone', 'mobile', 'tel', 'tel nr'],
  }),
  department: field(text(60).nullish(), {
    control: 'suggest',
    section: 'place',
    list: 'under',
    isExported: true,
    headings: ['padalinys'],
  }),
  location: field(text(60).nullish(), {
    control: 'suggest',
    section: 'place',
    list: 'under',
    isExported: true,
    headings: ['place', 'darbo vieta'],
  }),
  /** Experienced: counts for shifts that require it. */
  is_senior: field(workingTime.is_senior, { control: 'switch', isExported: true }),
  consents: field(workingTime.consents, { control: 'own' }),
  consent_dates: field(workingTime.consent_dates, { control: 'own', isKept: true }),
  needs_consent: field(workingTime.needs_consent, { control: 'switch' }),
  limits: field(workingTime.limits, { control: 'own' }),
  /** Agrees to two shifts on a day, where the business allows split days (DK 113). */
  splits_days: field(z.boolean('wrong_type').default(false), { control: 'switch', isExported: true, isKept: true }),
  wished_days_off: field(workingTime.wished_days_off, { control: 'weekdays' }),
  rest_weekdays: field(workingTime.rest_weekdays, { control: 'weekdays', isKept: true }),
};

/** The headings of a column with the ID, beside its labels. */
export const idHeadings: readonly string[] = ['id', 'kodas', 'username', 'naudotojo vardas', 'prisijungimo vardas'];

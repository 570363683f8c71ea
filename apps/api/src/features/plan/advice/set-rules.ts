import { isPair, type Person, type Problem } from '@pamaina/engine';

/** Whether the business has set a rule at all: it, or an employee, has something by which the rule can bind. */
type IsSet = (problem: Problem) => boolean;

const ofSomeone =
  (has: (person: Person) => boolean): IsSet =>
  ({ people }) =>
    people.some(has);

const limit = (name: keyof Person['limits']): IsSet => ofSomeone(({ limits }) => limits[name] !== undefined);

const numbers =
  (field: 'weekendsOff' | 'completeWeekends' | 'sameWeekendShift' | 'restAfterNights' | 'startTimes'): IsSet =>
  ({ rules }) =>
    rules?.[field] != null;

const splitDays: IsSet = ({ rules, people }) =>
  rules?.splitDays != null && people.some((person) => person.splitsDays === true);

function ofTemplate(own: keyof Person['limits'], span: 'perWeek' | 'perPeriod'): IsSet {
  const ofEmployee = ofSomeone(({ limits }) => Object.keys(limits[own] ?? {}).length > 0);
  return (problem) =>
    ofEmployee(problem) || (problem.rules?.maxOfTemplate ?? []).some((one) => one[span] !== undefined);
}

function pair(of: 'apart' | 'together'): IsSet {
  return ({ rules, people }) => {
    const isThere = (id: string) => people.some((person) => person.id === id);
    return (rules?.pairs ?? []).some(({ kind, first, second }) => kind === of && isThere(first) && isThere(second));
  };
}

/** By the code of the rule: every one that can be dropped has its line, as a test demands of the engine's catalogue. */
export const setRules: Readonly<Record<string, IsSet>> = {
  'split-break': splitDays,
  'closing-before-opening': ({ rules }) => rules?.closingBeforeOpening === true,
  'forbidden-sequence': ({ forbiddenSequences }) => forbiddenSequences.some(isPair),
  'forbidden-pattern': ({ forbiddenSequences }) => !forbiddenSequences.every(isPair),
  'max-template-days': ({ rules }) => (rules?.templateRuns ?? []).some(({ most }) => most !== undefined),
  'min-template-days': ({ rules }) => (rules?.templateRuns ?? []).some(({ least }) => least !== undefined && least > 1),
  'weekly-hours': ofSomeone(({ maxMinutesPerWeek }) => maxMinutesPerWeek !== null),
  'max-weekly-shifts': limit('maxShiftsPerWeek'),
  'max-weekly-template-shifts': ofTemplate('maxShiftsByTemplatePerWeek', 'perWeek'),
  'max-template-shifts': ofTemplate('maxShiftsByTemplate', 'perPeriod'),
  'max-consecutive-days': limit('maxConsecutiveDays'),
  'min-consecutive-days': limit('minConsecutiveDays'),
  'min-consecutive-days-off': limit('minConsecutiveDaysOff'),
  'max-consecutive-days-off': limit('maxConsecutiveDaysOff'),
  'max-weekends': limit('maxWeekends'),
  'max-consecutive-weekends': limit('maxConsecutiveWeekends'),
  'weekends-off': numbers('weekendsOff'),
  'complete-weekends': numbers('completeWeekends'),
  'same-weekend-shift': numbers('sameWeekendShift'),
  'rest-after-nights': numbers('restAfterNights'),
  'split-days': splitDays,
  'start-times': numbers('startTimes'),
  'max-shifts': limit('maxShifts'),
  'max-accounting-shifts': limit('maxShiftsPerAccounting'),
  'max-minutes': limit('maxMinutes'),
  'max-accounting-minutes': limit('maxMinutesPerAccounting'),
  'norm-hours': ofSomeone(({ normMinutes }) => normMinutes !== null),
  'min-minutes': limit('minMinutes'),
  'min-weekly-minutes': limit('minMinutesPerWeek'),
  'least-shifts': limit('minShifts'),
  'least-accounting-shifts': limit('minShiftsPerAccounting'),
  'least-accounting-minutes': limit('minMinutesPerAccounting'),
  'pair-apart': pair('apart'),
  'pair-together': pair('together'),
  'senior-present': ({ rules }) => (rules?.seniors ?? []).length > 0,
};

import type { Day, Need, Person, Problem, Sequence, SequencePlace } from '@pamaina/engine';
import { weekdays, type Contract, type Instance, type Pattern } from './read-instance.ts';

const DAY = 1440;
/** More than all that an instance can cost otherwise: the need is a hard constraint of the competition. */
const MISSING = 10_000;

/** An instance as a problem whose penalty is the competition's; throws where something of it can't be said. */
export function toProblem(instance: Instance): Problem {
  const prices = new Map<string, number>();
  const price = (code: string, weight: number): void => {
    if ((prices.get(code) ?? weight) !== weight) throw new Error(`${instance.name}: ${code} has several weights`);
    prices.set(code, weight);
  };
  const contracts = instance.people.map(({ contract }) => contractOf(instance, contract));
  for (const contract of contracts) refuseOthers(instance, contract);
  const days = daysOf(instance);
  const same = <T>(of: (contract: Contract) => T): T => {
    const all = new Set(contracts.map((contract) => JSON.stringify(of(contract))));
    if (all.size > 1) throw new Error(`${instance.name}: contracts differ in more than limits`);
    return of(contracts[0] ?? contractOf(instance, ''));
  };
  const { complete, identical, night } = same((contract) => ({
    complete: contract.complete,
    identical: contract.identical,
    night: contract.nightBeforeFree,
  }));
  const patterns = same(({ patterns: ids }) => ids).flatMap((id) => instance.patterns.get(id) ?? []);
  const sequences = patterns.map((pattern) => sequenceOf(instance, pattern));
  patterns.forEach(({ weight }, i) => price(isPair(sequences[i]) ? 'forbidden-sequence' : 'forbidden-pattern', weight));
  if (night > 0 && instance.shifts.some(({ id }) => id === 'N')) {
    price('forbidden-pattern', night);
    sequences.push({ first: 'N', next: { work: false }, third: { work: false }, weekday: 5 });
  }
  // Who works one day of a weekend also has no identical shift on the other; two different shifts count twice.
  price('complete-weekends', complete + identical);
  price('same-weekend-shift', 2 * identical);
  const people = instance.people.map(({ id }, i) => personOf(instance, id, contracts[i]!, price));
  return {
    from: instance.from,
    to: instance.to,
    days,
    people,
    needs: needsOf(instance, days),
    fixed: [],
    isolated: true,
    forbiddenSequences: sequences,
    law: null,
    rules: {
      ...(complete + identical > 0 && { completeWeekends: {} }),
      ...(identical > 0 && { sameWeekendShift: {} }),
      severities: Object.fromEntries([...prices.keys()].map((code) => [code, 'soft'])),
    },
    weights: {
      coverage: 0,
      minShifts: 0,
      fairHours: 0,
      fairWeekends: 0,
      stability: 0,
      law: 0,
      rules: Object.fromEntries(prices),
    },
  };
}

function contractOf({ name, contracts }: Instance, id: string): Contract {
  const found = contracts.get(id);
  if (!found) throw new Error(`${name}: there is no contract ${id}`);
  return found;
}

/** What of the competition the problem format can't say. */
function refuseOthers({ name, skills, requests }: Instance, contract: Contract): void {
  const refuse = (what: string): never => {
    throw new Error(`${name}: ${what} can't be expressed`);
  };
  if (skills.length > 1) refuse('more than one skill');
  if (contract.leastWeekends) refuse('a least number of weekends in a row');
  if (contract.weekendsInFour) refuse('a most number of weekends in four weeks');
  if (contract.twoFreeAfterNights > 0) refuse('two free days after nights');
  if (contract.alternativeSkill > 0) refuse('an alternative skill');
  if (contract.weekend !== 'SaturdaySunday') refuse(`a weekend of ${contract.weekend}`);
  if (requests.some(({ shift, isOff }) => shift === null && !isOff)) refuse('a request of any shift');
}

const isPair = (sequence: Sequence | undefined): boolean =>
  typeof sequence?.first === 'string' && typeof sequence.next === 'string' && sequence.third === undefined;

function sequenceOf({ name }: Instance, { places }: Pattern): Sequence {
  const [first, next, third] = places.map(({ shift }): SequencePlace => {
    if (shift === 'Any') return { work: true };
    return shift === 'None' ? { work: false } : shift;
  });
  if (first === undefined || next === undefined || places.length > 3)
    throw new Error(`${name}: a pattern of ${places.length} days can't be expressed`);
  const begins = places[0]?.day ?? 'Any';
  const weekday = weekdays.indexOf(begins) + 1;
  return { first, next, ...(third !== undefined && { third }), ...(weekday > 0 && { weekday }) };
}

function daysOf({ from, to }: Instance): Day[] {
  const days: Day[] = [];
  for (let date = Temporal.PlainDate.from(from); ; date = date.add({ days: 1 })) {
    const startsAt = Date.parse(date.toString()) / 60_000;
    const known = { date: date.toString(), weekday: date.dayOfWeek, startsAt };
    days.push({ ...known, clockChange: null, holiday: false, closed: false });
    if (date.toString() >= to) return days;
  }
}

function needsOf({ shifts, weekly, dated }: Instance, days: readonly Day[]): Need[] {
  const minutesOf = (time: string): number => {
    const [hours = 0, minutes = 0] = time.split(':').map(Number);
    return hours * 60 + minutes;
  };
  return days.flatMap(({ date, weekday, startsAt }) =>
    shifts.flatMap(({ id, start, end }): Need[] => {
      const own = dated.find(({ day, shift }) => day === date && shift === id);
      const usual = weekly.find(({ day, shift }) => day === weekdays[weekday - 1] && shift === id);
      const count = (own ?? usual)?.count ?? 0;
      if (count === 0) return [];
      const [from, to] = [minutesOf(start), minutesOf(end)];
      const hours = { start: startsAt + from, end: startsAt + (to > from ? to : to + DAY), breakMinutes: 0 };
      return [{ date, template: id, role: 'nurse', ...hours, count, underWeight: MISSING, overWeight: null }];
    }),
  );
}

function personOf(
  { shifts, requests }: Instance,
  id: string,
  contract: Contract,
  price: (code: string, weight: number) => void,
): Person {
  const limited = {
    maxShifts: ['max-shifts', contract.most],
    minShifts: ['least-shifts', contract.least],
    maxConsecutiveDays: ['max-consecutive-days', contract.mostDays],
    minConsecutiveDays: ['min-consecutive-days', contract.leastDays],
    maxConsecutiveDaysOff: ['max-consecutive-days-off', contract.mostOff],
    minConsecutiveDaysOff: ['min-consecutive-days-off', contract.leastOff],
    maxConsecutiveWeekends: ['max-consecutive-weekends', contract.mostWeekends],
  } as const;
  const limits = Object.entries(limited).flatMap(([field, [code, limit]]) => {
    if (!limit) return [];
    price(code, limit.weight);
    return [[field, limit.value] as const];
  });
  const own = requests.filter(({ person }) => person === id);
  return {
    id,
    name: id,
    roles: ['nurse'],
    maxMinutesPerWeek: null,
    minShiftsPerWeek: 0,
    normMinutes: null,
    birthDate: null,
    blocks: [],
    hourlyRateCents: null,
    limits: Object.fromEntries(limits),
    wishes: own.flatMap(({ date, shift, weight, isOff }) =>
      (shift === null ? shifts.map((one) => one.id) : [shift]).map((template) => ({
        date,
        template,
        kind: isOff ? ('off' as const) : ('on' as const),
        weight,
      })),
    ),
  };
}

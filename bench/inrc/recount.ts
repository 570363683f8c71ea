import { weekdays, type Contract, type Instance } from './read-instance.ts';

/**
 * The penalty of a roster by the rules of the competition alone, without the engine: by person, what is worked on each
 * day of the period, '' for nothing. A place that isn't filled exactly is a fault. Haspeslagh, De Causmaecker, Schaerf,
 * Stølevik, "The first international nurse rostering competition 2010", Annals of Operations Research 218, 2014.
 */
export function recount(instance: Instance, roster: ReadonlyMap<string, readonly string[]>) {
  const dates = datesOf(instance);
  let penalty = 0;
  for (const { id, contract } of instance.people) {
    const worked = roster.get(id) ?? [];
    const of = instance.contracts.get(contract);
    if (of) penalty += ofContract(of, worked, dates) + ofPatterns(instance, of, worked, dates);
    penalty += ofRequests(instance, id, worked, dates);
  }
  return { penalty, faults: coverFaults(instance, roster, dates) };
}

function datesOf({ from, to }: Instance): { date: string; day: string }[] {
  const dates = [];
  for (let at = Date.parse(from); at <= Date.parse(to); at += 86_400_000) {
    const date = new Date(at);
    dates.push({ date: date.toISOString().slice(0, 10), day: weekdays[(date.getUTCDay() + 6) % 7] ?? '' });
  }
  return dates;
}

const beyond = (limit: { weight: number; value: number } | null, excess: (value: number) => number): number =>
  limit ? limit.weight * Math.max(0, excess(limit.value)) : 0;

function ofContract(contract: Contract, worked: readonly string[], dates: readonly { day: string }[]): number {
  const total = worked.filter((shift) => shift !== '').length;
  let sum = beyond(contract.most, (most) => total - most) + beyond(contract.least, (least) => least - total);
  for (const { isWork, length } of runsOf(worked.map((shift) => shift !== ''))) {
    const [most, least] = isWork ? [contract.mostDays, contract.leastDays] : [contract.mostOff, contract.leastOff];
    sum += beyond(most, (value) => length - value) + beyond(least, (value) => value - length);
  }
  const weekends = dates.flatMap(({ day }, i) =>
    day === 'Saturday' && i + 1 < dates.length ? [[worked[i] ?? '', worked[i + 1] ?? ''] as const] : [],
  );
  for (const [saturday, sunday] of weekends) {
    if ((saturday === '') !== (sunday === '')) sum += contract.complete + contract.identical;
    else if (saturday !== sunday) sum += 2 * contract.identical;
  }
  for (const { isWork, length } of runsOf(weekends.map(([saturday, sunday]) => saturday !== '' || sunday !== '')))
    if (isWork) sum += beyond(contract.mostWeekends, (most) => length - most);
  dates.forEach(({ day }, i) => {
    const isFree = i + 2 < dates.length && worked[i + 1] === '' && worked[i + 2] === '';
    if (day === 'Friday' && worked[i] === 'N' && isFree) sum += contract.nightBeforeFree;
  });
  return sum;
}

function runsOf(days: readonly boolean[]): { isWork: boolean; length: number }[] {
  const runs: { isWork: boolean; length: number }[] = [];
  for (const isWork of days) {
    const last = runs.at(-1);
    if (last?.isWork === isWork) last.length++;
    else runs.push({ isWork, length: 1 });
  }
  return runs;
}

function ofPatterns(
  { patterns }: Instance,
  contract: Contract,
  worked: readonly string[],
  dates: readonly { day: string }[],
): number {
  let sum = 0;
  for (const { weight, places } of contract.patterns.flatMap((id) => patterns.get(id) ?? [])) {
    for (let i = 0; i + places.length <= dates.length; i++) {
      const isThere = places.every(({ shift, day }, k) => {
        const has = worked[i + k] ?? '';
        if (day !== 'Any' && day !== dates[i + k]?.day) return false;
        return shift === 'Any' ? has !== '' : shift === 'None' ? has === '' : has === shift;
      });
      if (isThere) sum += weight;
    }
  }
  return sum;
}

function ofRequests(
  { requests }: Instance,
  id: string,
  worked: readonly string[],
  dates: readonly { date: string }[],
): number {
  let sum = 0;
  for (const { person, date, shift, weight, isOff } of requests) {
    if (person !== id) continue;
    const has = worked[dates.findIndex((one) => one.date === date)] ?? '';
    const isWorked = shift === null ? has !== '' : has === shift;
    if (isWorked === isOff) sum += weight;
  }
  return sum;
}

function coverFaults(
  { shifts, weekly, dated }: Instance,
  roster: ReadonlyMap<string, readonly string[]>,
  dates: readonly { date: string; day: string }[],
): string[] {
  return dates.flatMap(({ date, day }, i) =>
    shifts.flatMap(({ id }) => {
      const find = (list: Instance['weekly'], on: string) => list.find((one) => one.day === on && one.shift === id);
      const needed = (find(dated, date) ?? find(weekly, day))?.count ?? 0;
      const there = [...roster.values()].filter((worked) => worked[i] === id).length;
      return needed === there ? [] : [`${date} ${id}: ${there} of ${needed}`];
    }),
  );
}

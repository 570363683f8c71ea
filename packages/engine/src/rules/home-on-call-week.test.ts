import { days, ruleCases } from '../testing/rule-cases.ts';
import { shiftOf } from '../testing/small-world.ts';
import { homeOnCallWeek } from './home-on-call-week.ts';

const NIGHT = '17:00-08:00#at_home';
/** On call at home for a night of the month before. */
const since = (date: string) => ({ homeOnCall: [{ ...shiftOf(`9 ${NIGHT}`), id: 'earlier', date }] });

ruleCases(homeOnCallWeek, [
  { name: 'an unbroken week', shifts: days(9, 15, NIGHT), amount: 0 },
  { name: 'an eighth day', shifts: days(9, 16, NIGHT), amount: 1 },
  { name: 'two nights in one week', shifts: [`10 ${NIGHT}`, `14 ${NIGHT}`], amount: 0 },
  { name: 'a night a week later', shifts: [`10 ${NIGHT}`, `17 ${NIGHT}`], amount: 1 },
  { name: 'a second week within four', shifts: [...days(9, 15, NIGHT), ...days(23, 29, NIGHT)], amount: 7 },
  { name: 'a week before the planned days counts', shifts: [...days(2, 8, NIGHT), `9 ${NIGHT}`], amount: 1 },
  { name: 'what was before the known days too', shifts: [`20 ${NIGHT}`], person: since('2026-02-21'), amount: 1 },
  { name: 'four weeks later it begins anew', shifts: [`20 ${NIGHT}`], person: since('2026-02-20'), amount: 0 },
  { name: 'on-call time at work is not counted', shifts: days(9, 16, '08:00-16:00#at_work'), amount: 0 },
  { name: 'no such rule without a law', shifts: days(9, 16, NIGHT), problem: { law: null }, amount: 0 },
]);

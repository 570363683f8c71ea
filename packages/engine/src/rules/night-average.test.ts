import { ruleCases } from '../testing/rule-cases.ts';
import { nightAverage } from './night-average.ts';

/** After eleven nights of so many hours together. */
const after = (hours: number) => ({
  earlier: { minutes: 9600, shifts: 20, overtimeMinutes: 0, nightShifts: 11, nightMinutes: hours * 60 },
});

ruleCases(nightAverage, [
  { name: 'two nights of nine hours', shifts: ['10 21:00-06:00', '12 21:00-06:00'], amount: 2 },
  { name: 'nine and seven hours', shifts: ['10 21:00-06:00', '12 23:00-06:00'], amount: 0 },
  { name: 'nine hours by the clock that goes forward', shifts: ['28 21:00-06:00'], amount: 0 },
  {
    name: 'two nights of nine hours after short ones',
    shifts: ['10 21:00-06:00', '12 21:00-06:00'],
    person: after(86),
    amount: 0,
  },
  { name: 'an hour less short', shifts: ['10 21:00-06:00', '12 21:00-06:00'], person: after(87), amount: 1 },
  { name: 'a night of eight hours after long ones', shifts: ['10 22:00-06:00'], person: after(90), amount: 0 },
  { name: 'one of nine after long ones: what it has above', shifts: ['10 21:00-06:00'], person: after(90), amount: 1 },
  { name: 'a short night makes up for them', shifts: ['10 00:00-06:00'], person: after(90), amount: 0 },
  { name: 'no night after long ones', shifts: ['10 08:00-16:00'], person: after(90), amount: 0 },
  { name: 'a late evening is no night', shifts: ['10 13:00-00:00'], amount: 0 },
]);

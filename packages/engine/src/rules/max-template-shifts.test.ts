import { days, ruleCases } from '../testing/rule-cases.ts';
import { maxTemplateShifts } from './max-template-shifts.ts';

const templates = (most: number) => ({ limits: { maxShiftsByTemplate: { '08:00-12:00': most } } });

ruleCases(maxTemplateShifts, [
  { name: 'one more', shifts: days(10, 12, '08:00-12:00'), person: templates(2), amount: 1 },
  { name: 'history does not count', shifts: days(7, 10, '08:00-12:00'), person: templates(2), amount: 0 },
  {
    name: 'the limit of everybody',
    shifts: days(10, 12, '08:00-12:00'),
    problem: { rules: { maxOfTemplate: [{ template: '08:00-12:00', perPeriod: 1 }] } },
    amount: 2,
  },
]);

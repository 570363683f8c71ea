import { away, ruleCases } from '../testing/rule-cases.ts';
import { unavailable } from './unavailable.ts';

ruleCases(unavailable, [
  { name: 'overlaps by a minute', shifts: ['10 23:00-00:01'], person: away(11, 12), amount: 1 },
  { name: 'touches', shifts: ['10 16:00-00:00', '12 00:00-08:00'], person: away(11, 12), amount: 0 },
]);

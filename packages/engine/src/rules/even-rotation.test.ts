import { days, ruleCases } from '../testing/rule-cases.ts';
import { needOf } from '../testing/small-world.ts';
import { evenRotation } from './even-rotation.ts';

const needs = Array.from({ length: 14 }, (_, i) => i + 9).flatMap((day) => [
  needOf(`${day} 08:00-16:00`),
  needOf(`${day} 14:00-22:00`),
]);
const openAndClose = { needs };

ruleCases(evenRotation, [
  { name: 'closes every time', shifts: days(9, 16, '14:00-22:00'), problem: openAndClose, amount: 1 },
  { name: 'opens once', shifts: [...days(9, 15, '14:00-22:00'), '17 08:00-16:00'], problem: openAndClose, amount: 0 },
  { name: 'too few to tell', shifts: days(9, 13, '14:00-22:00'), problem: openAndClose, amount: 0 },
]);

export { withdrawTimeOffOf } from './withdraw-time-off-of.ts';

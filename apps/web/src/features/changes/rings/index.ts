export { OwnRings } from './own-rings-part.ts';
export { ownRingsQuery } from './own-rings-query.ts';
export { RingsOfMonth } from './rings-of-month-part.ts';

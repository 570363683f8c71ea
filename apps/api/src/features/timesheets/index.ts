export { readConvertible } from './read-convertible.ts';

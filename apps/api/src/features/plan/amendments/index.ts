export { forgetAmendments } from './discard-amendment.ts';

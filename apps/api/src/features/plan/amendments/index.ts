// Changes of a published month, drafted before they are published.

export { forgetAmendments } from './discard-amendment.ts';

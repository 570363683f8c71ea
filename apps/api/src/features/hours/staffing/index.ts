// How many people what is expected asks for, and requirements from it.

export { storedBasis, storedRoles, storeProductivity } from './productivity.ts';

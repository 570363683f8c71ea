// How many people what is expected asks for, and requirements from it.

export { storeProductivity } from './productivity.ts';

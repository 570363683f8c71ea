export { cancelSwapsOf } from './cancel-swaps-of.ts';

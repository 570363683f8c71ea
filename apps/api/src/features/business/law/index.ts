// What the law says, as its pack has it.

export { inLanguage } from './law-packs.ts';

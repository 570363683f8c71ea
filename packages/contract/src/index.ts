export * from './all.ts';
export * from './constants.ts';
export * from './csv.ts';
export * from './endpoint.ts';
export * from './errors.ts';
export * from './features.ts';
export * from './is-card-page.ts';
export * as rules from './rules.ts';

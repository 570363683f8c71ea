export { startApplyingTerms } from './start-applying-terms.ts';

export { useGuideHeads } from './use-guide.ts';

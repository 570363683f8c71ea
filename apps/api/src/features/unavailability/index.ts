export { listBlocks, type Unavailable } from './list-blocks.ts';

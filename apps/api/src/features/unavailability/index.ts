export { listBlocks } from './list-blocks.ts';

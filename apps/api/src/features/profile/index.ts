export { picturePath } from './picture-path.ts';

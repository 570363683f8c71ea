export { picturePath } from './read-profile.ts';

// What an account says of itself: its name, picture, language and looks.

export { picturePath } from './read-profile.ts';

/** Every page has one element with this ID: the target of the skip link. */
export const MAIN_ID = 'main';

/** Every page has one element with this id: where the skip link leads. */
export const MAIN_ID = 'main';

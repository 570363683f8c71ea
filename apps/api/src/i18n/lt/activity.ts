/** Lines of the history, by action type. */
export const activity = {};

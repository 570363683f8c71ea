/** The generation time of the schedule in the pictures; written by `npm run pictures`. */
export const planned = { seconds: 30 };

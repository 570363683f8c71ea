/** Minutes as hours, to the hundredth. */
export const hoursOf = (minutes: number) => Math.round((minutes / 60) * 100) / 100;

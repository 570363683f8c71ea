/** The month of a date, `YYYY-MM`. */
export const monthOf = (date: string) => date.slice(0, 7);

/** A number field's value as it is sent; null when it is empty. */
export const optionalNumber = (value: number | string): number | null => (value === '' ? null : Number(value));

/** An emptied required number becomes no number at all, which the schema refuses. */
export const requiredNumber = (value: number | string): number => optionalNumber(value) ?? Number.NaN;

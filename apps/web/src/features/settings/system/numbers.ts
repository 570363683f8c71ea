/** A number field's value as sent to the API; null when it is empty. */
export const optionalNumber = (value: number | string): number | null => (value === '' ? null : Number(value));

/** An empty required number becomes NaN, which the schema rejects. */
export const requiredNumber = (value: number | string): number => optionalNumber(value) ?? Number.NaN;

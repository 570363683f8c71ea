/** `4242424242424242` in groups of four, as printed on cards. */
export function formatCardNumber(text: string): string {
  const digits = text.replaceAll(/\D/g, '').slice(0, 19);
  return digits.replaceAll(/(\d{4})(?=\d)/g, '$1 ');
}

/** `1234` as `12/34`; a month that can only have one digit gets a leading zero. */
export function formatExpiry(text: string): string {
  const digits = text.replaceAll(/\D/g, '').replace(/^([2-9])/, '0$1');
  // A browser's autofill may enter the full year.
  const year = digits.length === 6 ? digits.slice(4) : digits.slice(2, 4);
  return year === '' ? digits.slice(0, 2) : `${digits.slice(0, 2)}/${year}`;
}

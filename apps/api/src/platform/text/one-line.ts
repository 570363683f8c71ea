/** A name that was kept before line breaks were refused, as one line: in a calendar it would be lines of its own. */
export const oneLine = (name: string): string =>
  name.replaceAll(/[\u0000-\u001F\u007F-\u009F\u2028\u2029]+/g, ' ').replaceAll(/[\u202A-\u202E\u2066-\u2069]/g, '');

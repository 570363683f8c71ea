/** A name stored before line breaks were rejected, as one line: in a calendar they would start new lines. */
export const oneLine = (name: string): string =>
  name.replaceAll(/[\u0000-\u001F\u007F-\u009F\u2028\u2029]+/g, ' ').replaceAll(/[\u202A-\u202E\u2066-\u2069]/g, '');

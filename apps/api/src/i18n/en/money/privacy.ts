/** The replacement of an erased name, and the file name of the stored data. */
export const privacy = {
  pseudonym: 'Employee #{{number}}',
  employee: 'Employee',
  manager: 'Former manager',
  file: 'my-data',
};

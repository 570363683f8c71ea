/** What takes the place of a name that was erased, and the name of the file of what is held. */
export const privacy = {
  pseudonym: 'Employee #{{number}}',
  employee: 'Employee',
  manager: 'Former manager',
  file: 'my-data',
};

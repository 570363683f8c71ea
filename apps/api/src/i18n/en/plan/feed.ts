/** An employee's calendar in other programs. */
export const feed = {
  name: 'My shifts · {{project}}',
  break: 'Break: {{minutes}} min',
};

/** Asmens kalendorius kitose programose. */
export const feed = {
  name: 'Mano pamainos · {{project}}',
  break: 'Pertrauka: {{minutes}} min.',
};

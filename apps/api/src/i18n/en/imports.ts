/** Errors in an imported file. */
export const imports = {
  cell: '{{column}}: {{text}}',
  noId: 'The first line must contain the column names, including the name or the ID (for example: name, roles, ID).',
  columnTwice: 'The column “{{column}}” appears twice.',
  empty: 'The file has no employees below the header row.',
  tooMany: 'A file can contain up to 5,000 employees. Split it into smaller files.',
  twice: '{{column}}: This ID appears twice in the file.',
  personTwice:
    '{{column}}: This employee appears twice in the file. If these are two people, add an ID or email for each.',
  severalPeople: '{{column}}: Several employees have this name. Add the ID.',
  taken: '{{column}}: This ID is already used in the system. Choose another one.',
};

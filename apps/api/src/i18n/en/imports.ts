/** What is wrong with a file that is imported. */
export const imports = {
  cell: '{{column}}: {{text}}',
  noId: 'The first line must name the columns, and one of them must be the name or the ID (name, roles, ID, ...).',
  columnTwice: 'The column “{{column}}” appears twice.',
  empty: 'The file has no employees below the header row.',
  tooMany: 'A file can contain up to 5,000 employees. Split it into smaller files.',
  twice: '{{column}}: This ID appears twice in the file.',
  personTwice:
    '{{column}}: This person is in the file twice. If they are two people, give each an ID or an e-mail address.',
  severalPeople: '{{column}}: Several people here have this name. Give the ID.',
  taken: '{{column}}: This ID is already used in the system. Choose another one.',
};

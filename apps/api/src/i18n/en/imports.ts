/** What is wrong with a file that is imported. */
export const imports = {
  cell: '{{column}}: {{text}}',
  noId: 'The first line must name the columns, and one of them must be the name or the ID (name, roles, ID, ...).',
  columnTwice: 'The column “{{column}}” is there twice.',
  empty: 'The file has no people below its first line.',
  tooMany: 'A file can hold at most 5,000 people. Split it.',
  twice: '{{column}}: This ID is in the file twice.',
  personTwice:
    '{{column}}: This person is in the file twice. If they are two people, give each an ID or an e-mail address.',
  severalPeople: '{{column}}: Several people here have this name. Give the ID.',
  taken: '{{column}}: This ID is already used in the system. Choose another one.',
};

/** What is wrong with a file that is imported. */
export const imports = {
  cell: '{{column}}: {{text}}',
  noId: 'The first line must name the columns, and one of them must be the ID (ID, name, roles, ...).',
  columnTwice: 'The column “{{column}}” is there twice.',
  empty: 'The file has no people below its first line.',
  tooMany: 'A file can hold at most 5,000 people. Split it.',
  twice: '{{column}}: This ID is in the file twice.',
  taken: '{{column}}: This ID is already used in the system. Choose another one.',
};

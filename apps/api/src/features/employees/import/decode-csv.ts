/** The marks that some programs put in front of a text. */
const MARKS: [bytes: number[], encoding: string][] = [
  [[0xef, 0xbb, 0xbf], 'utf-8'],
  [[0xff, 0xfe], 'utf-16le'],
  [[0xfe, 0xff], 'utf-16be'],
];

/** The text of a file: by its mark, else UTF-8, else Windows-1257, in which Excel saves on a Lithuanian or Latvian machine. */
export function decodeCsv(file: Buffer): string {
  const marked = MARKS.find(([bytes]) => bytes.every((byte, index) => file[index] === byte));
  if (marked) return new TextDecoder(marked[1]).decode(file);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(file);
  } catch {
    return new TextDecoder('windows-1257').decode(file);
  }
}

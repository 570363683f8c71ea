/** Byte order marks that some programs put in front of a text. */
const MARKS: [bytes: number[], encoding: string][] = [
  [[0xef, 0xbb, 0xbf], 'utf-8'],
  [[0xff, 0xfe], 'utf-16le'],
  [[0xfe, 0xff], 'utf-16be'],
];

/**
 * The text of a file: by its byte order mark; as UTF-16 if it has the zero bytes of such a text; else UTF-8, else
 * Windows-1257, in which Excel saves on a Lithuanian or Latvian machine.
 */
export function decodeCsv(file: Uint8Array): string {
  const marked = MARKS.find(([bytes]) => bytes.every((byte, index) => file[index] === byte));
  if (marked) return new TextDecoder(marked[1]).decode(file);
  if (isEverySecondZero(file, 1)) return new TextDecoder('utf-16le').decode(file);
  if (isEverySecondZero(file, 0)) return new TextDecoder('utf-16be').decode(file);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(file);
  } catch {
    return new TextDecoder('windows-1257').decode(file);
  }
}

/**
 * Whether most of every second bytes are zero, as in UTF-16 where a text has mostly Latin letters. @param first 0 or 1:
 * the byte to begin with
 */
function isEverySecondZero(file: Uint8Array, first: number): boolean {
  let zeros = 0;
  for (let at = first; at < file.length; at += 2) if (file[at] === 0) zeros += 1;
  return zeros > file.length / 4;
}

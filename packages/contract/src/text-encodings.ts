/** What a text file of payroll is written in. */
export const textEncodings = ['utf8_bom', 'utf8', 'windows_1257'] as const;
export type TextEncoding = (typeof textEncodings)[number];

/** Windows-1257, the Baltic code page: bytes 128 to 255 (https://encoding.spec.whatwg.org/index-windows-1257.txt); NUL where it has none. */
const BALTIC = [
  '€\u0000‚\u0000„…†‡\u0000‰\u0000‹\u0000¨ˇ¸\u0000‘’“”•–—\u0000™\u0000›\u0000¯˛\u0000',
  '\u00A0\u0000¢£¤\u0000¦§Ø©Ŗ«¬\u00AD®Æ°±²³´µ¶·ø¹ŗ»¼½¾æ',
  'ĄĮĀĆÄÅĘĒČÉŹĖĢĶĪĻŠŃŅÓŌÕÖ×ŲŁŚŪÜŻŽß',
  'ąįāćäåęēčéźėģķīļšńņóōõö÷ųłśūüżž˙',
].join('');

const byteOf = new Map([...BALTIC].flatMap((sign, place) => (sign === '\0' ? [] : [[sign, 128 + place] as const])));

const isWritable = (sign: string, encoding: TextEncoding) =>
  encoding !== 'windows_1257' || sign < '\u0080' || byteOf.has(sign);

/** Whether an encoding has every sign of a text. */
export const canWrite = (text: string, encoding: TextEncoding): boolean =>
  [...text].every((sign) => isWritable(sign, encoding));

/** A text in Windows-1257. @throws what `canWrite` refuses */
export function baltic(text: string): Uint8Array {
  return Uint8Array.from(text, (sign) => {
    const byte = sign < '\u0080' ? sign.charCodeAt(0) : byteOf.get(sign);
    if (byte === undefined) throw new Error('not in Windows-1257');
    return byte;
  });
}

/** The encoding of a payroll text file. */
export const textEncodings = ['utf8_bom', 'utf8', 'windows_1257'] as const;
export type TextEncoding = (typeof textEncodings)[number];

/**
 * Windows-1257, the Baltic code page: bytes 128 to 255 (https://encoding.spec.whatwg.org/index-windows-1257.txt); NUL
 * for undefined ones.
 */
const BALTIC = [
  '€\u0000‚\u0000„…†‡\u0000‰\u0000‹\u0000¨ˇ¸\u0000‘’“”•–—\u0000™\u0000›\u0000¯˛\u0000',
  '\u00A0\u0000¢£¤\u0000¦§Ø©Ŗ«¬\u00AD®Æ°±²³´µ¶·ø¹ŗ»¼½¾æ',
  'ĄĮĀĆÄÅĘĒČÉŹĖĢĶĪĻŠŃŅÓŌÕÖ×ŲŁŚŪÜŻŽß',
  'ąįāćäåęēčéźėģķīļšńņóōõö÷ųłśūüżž˙',
].join('');

const byteOf = new Map([...BALTIC].flatMap((sign, place) => (sign === '\0' ? [] : [[sign, 128 + place] as const])));

const isWritable = (sign: string, encoding: TextEncoding) =>
  encoding !== 'windows_1257' || sign < '\u0080' || byteOf.has(sign);

/** Whether an encoding can represent a text. */
export const canWrite = (text: string, encoding: TextEncoding): boolean =>
  [...text].every((sign) => isWritable(sign, encoding));

/**
 * Encodes a text in Windows-1257.
 * @throws if `canWrite` is false
 */
export function baltic(text: string): Uint8Array {
  return Uint8Array.from(text, (sign) => {
    const byte = sign < '\u0080' ? sign.charCodeAt(0) : byteOf.get(sign);
    if (byte === undefined) throw new Error('not in Windows-1257');
    return byte;
  });
}

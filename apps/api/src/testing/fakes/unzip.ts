import { crc32, inflateRawSync } from 'node:zlib';

/** The files of a zip by name, read from its directory as any program does. @throws when a checksum is wrong */
export function unzip(file: Buffer): Map<string, string> {
  const end = file.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]));
  const found = new Map<string, string>();
  let at = file.readUInt32LE(end + 16);
  for (let left = file.readUInt16LE(end + 10); left > 0; left -= 1) {
    const [checksum, packed] = [file.readUInt32LE(at + 16), file.readUInt32LE(at + 20)];
    const [nameLength, more, comment] = [28, 30, 32].map((offset) => file.readUInt16LE(at + offset));
    const name = file.toString('utf8', at + 46, at + 46 + (nameLength ?? 0));
    const head = file.readUInt32LE(at + 42);
    const begin = head + 30 + file.readUInt16LE(head + 26) + file.readUInt16LE(head + 28);
    const content = inflateRawSync(file.subarray(begin, begin + packed));
    if (crc32(content) !== checksum) throw new Error(`${name} is damaged`);
    found.set(name, content.toString('utf8'));
    at += 46 + (nameLength ?? 0) + (more ?? 0) + (comment ?? 0);
  }
  return found;
}

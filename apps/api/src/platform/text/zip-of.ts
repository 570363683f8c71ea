import { promisify } from 'node:util';
import { crc32, deflateRaw } from 'node:zlib';

const deflated = promisify(deflateRaw);

/** Names are UTF-8 (bit 11 of the flags). */
const UTF8 = 0x0800;
const DEFLATED = 8;
const VERSION = 20;

export interface ZipEntry {
  name: string;
  content: Uint8Array;
}

/**
 * A zip file (APPNOTE.TXT 4.3) of at most 65,535 entries and 4 GB, packed off the thread that answers requests.
 * @param at of every entry, milliseconds since 1970, written in UTC
 */
export async function zipOf(entries: readonly ZipEntry[], at: number): Promise<Uint8Array> {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, content } of entries) {
    const packed = await deflated(content);
    const path = Buffer.from(name);
    const facts = factsOf({ path, packed, content, at });
    const head = Buffer.concat([u32(0x04034b50), facts, Buffer.alloc(2)]);
    directory.push(u32(0x02014b50), u16(VERSION), facts, Buffer.alloc(12), u32(offset), path);
    parts.push(head, path, packed);
    offset += head.length + path.length + packed.length;
  }
  const index = Buffer.concat(directory);
  const count = u16(entries.length);
  const end = [u32(0x06054b50), Buffer.alloc(4), count, count, u32(index.length), u32(offset), Buffer.alloc(2)];
  return Buffer.concat([...parts, index, ...end]);
}

/** The fields shared by an entry's header and the directory: version to length of the name. */
function factsOf({ path, packed, content, at }: { path: Buffer; packed: Buffer; content: Uint8Array; at: number }) {
  const moment = new Date(at);
  const time = (moment.getUTCHours() << 11) | (moment.getUTCMinutes() << 5) | (moment.getUTCSeconds() >> 1);
  const date = ((moment.getUTCFullYear() - 1980) << 9) | ((moment.getUTCMonth() + 1) << 5) | moment.getUTCDate();
  const numbers = [VERSION, UTF8, DEFLATED, time, date].map(u16);
  return Buffer.concat([...numbers, u32(crc32(content)), u32(packed.length), u32(content.length), u16(path.length)]);
}

function u16(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16LE(value);
  return bytes;
}

function u32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}

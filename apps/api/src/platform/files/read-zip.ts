import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';

/** What a file may unpack to. Real workbooks of 5,000 rows stay below a tenth of it. */
export interface UnpackLimits {
  entries: number;
  /** Bytes of all entries together, as the file declares them and as they are counted while they are unpacked. */
  bytes: number;
}

/** The file is no ZIP file, is damaged, or declares other sizes than it has. */
export class ZipUnreadable extends Error {}
/** It would unpack to more than the limits allow; nothing beyond them was unpacked. */
export class ZipTooLarge extends Error {}

export interface Zip {
  has: (name: string) => boolean;
  /** Passes an entry on in chunks, without holding it; ends early when `onChunk` returns false. */
  read: (name: string, onChunk: (chunk: Buffer) => boolean | void) => Promise<void>;
  /** A small entry as text; null if there is none. */
  text: (name: string) => Promise<string | null>;
}

/**
 * Opens a ZIP file against bombs: the number and the sizes in its directory are checked before anything is unpacked,
 * and what is unpacked is counted, so that a directory that lies gains nothing.
 * @throws {ZipUnreadable}; {ZipTooLarge}
 */
export async function openZip(file: Uint8Array, limits: UnpackLimits): Promise<Zip> {
  const entries = new Map<string, Entry>();
  let zip: ZipFile;
  let declared = 0;
  try {
    zip = await fromBufferPromise(Buffer.from(file.buffer, file.byteOffset, file.byteLength), { lazyEntries: true });
    if (zip.entryCount > limits.entries) throw new ZipTooLarge();
    for await (const entry of zip.eachEntry()) {
      declared += entry.uncompressedSize;
      if (declared > limits.bytes) throw new ZipTooLarge();
      entries.set(entry.fileName.toLowerCase(), entry);
    }
  } catch (error) {
    throw error instanceof ZipTooLarge ? error : new ZipUnreadable(undefined, { cause: error });
  }
  let left = limits.bytes;
  const read: Zip['read'] = async (name, onChunk) => {
    const entry = entries.get(name.toLowerCase());
    if (!entry) return;
    try {
      for await (const chunk of await zip.openReadStreamPromise(entry)) {
        left -= (chunk as Buffer).length;
        if (left < 0) throw new ZipTooLarge();
        if (onChunk(chunk as Buffer) === false) return;
      }
    } catch (error) {
      throw error instanceof ZipTooLarge ? error : new ZipUnreadable(undefined, { cause: error });
    }
  };
  return {
    has: (name) => entries.has(name.toLowerCase()),
    read,
    text: async (name) => {
      if (!entries.has(name.toLowerCase())) return null;
      const chunks: Buffer[] = [];
      await read(name, (chunk) => void chunks.push(chunk));
      return Buffer.concat(chunks).toString();
    },
  };
}

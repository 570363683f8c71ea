import { createHash, type Hash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { open, rename, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { constants, createZstdCompress, createZstdDecompress } from 'node:zlib';
import tar from 'tar-stream';
import { Damaged, isSealed, seal, unseal, WrongPassphrase } from './seal.ts';

/** The form of the file; a later one is refused, an earlier one must stay readable. */
export const FORMAT = 1;

/** The first entry of a backup: what it is and how to read it. */
export interface Manifest {
  product: 'pamaina';
  format: number;
  /** The version of the product that wrote it. */
  version: string;
  /** The last migration of its schema, and all of them: the restore makes the same schema. */
  schema: string;
  migrations: readonly string[];
  /** The moment that its rows are of. */
  takenAt: string;
  tables: readonly { name: string; columns: readonly string[] }[];
  sequences: readonly { name: string; value: string; isCalled: boolean }[];
}

/** What was written of a table; bytes and SHA-256 of its rows in PostgreSQL's COPY text format. */
export interface Sum {
  rows: number;
  bytes: number;
  sha256: string;
}

/** The last entry: a file without it is not whole. */
interface Checksums {
  manifest: string;
  tables: Record<string, Sum>;
}

const [MANIFEST, CHECKSUMS] = ['manifest.json', 'checksums.json'];
/** Bytes of a table's rows in one entry: a tar entry says its size first, and nothing longer is held in memory. */
const PART = 1 << 20;
const LONGEST_JSON = 64 << 20;

/** Writes the rows of one table; `add` waits while the disk is behind. */
export type TableWriter = (name: string, add: (rows: Buffer) => Promise<void>) => Promise<number>;

/**
 * Writes a backup: a tar file, compressed with Zstandard, of `manifest.json`, the rows of each table in parts of 1 MB
 * (`tables/NAME/000001.copy`) and `checksums.json`. It is called `FILE.partial` until all of it is on the disk.
 *
 * @param writeTable gives a table's rows and returns how many there were
 * @param passphrase encrypts the file; null: it is not encrypted
 * @returns the sums of all tables and the size of the file
 * @throws when the disk or the database fails; nothing is left of the file then
 */
export async function writeBackupFile(
  file: string,
  manifest: Manifest,
  writeTable: TableWriter,
  passphrase: string | null = null,
) {
  const partial = `${file}.partial`;
  await rm(partial, { force: true });
  const inode = await createEmpty(partial);
  try {
    const pack = tar.pack();
    const params = { [constants.ZSTD_c_compressionLevel]: 3, [constants.ZSTD_c_checksumFlag]: 1 };
    const compressed = createZstdCompress({ params });
    const disk = createWriteStream(partial, { flags: 'r+', flush: true });
    const written =
      passphrase === null ? pipeline(pack, compressed, disk) : pipeline(pack, compressed, seal(passphrase), disk);
    const packed = packAll(pack, manifest, writeTable);
    packed.catch((error: unknown) => pack.destroy(error instanceof Error ? error : new Error(String(error))));
    // The disk's own failure says more than that of the entry it cut off.
    await written;
    const sums = await packed;
    await renameWhole(inode, partial, file);
    return { tables: sums, bytes: (await stat(file)).size };
  } catch (error) {
    await rm(partial, { force: true });
    throw error;
  }
}

/** The data of a business is only for the file's owner. */
async function createEmpty(path: string): Promise<bigint> {
  const handle = await open(path, 'wx', 0o600);
  return handle
    .stat({ bigint: true })
    .then(({ ino }) => ino)
    .finally(() => handle.close());
}

async function packAll(pack: tar.Pack, manifest: Manifest, writeTable: TableWriter): Promise<Checksums['tables']> {
  const text = Buffer.from(JSON.stringify(manifest, null, 1));
  await addEntry(pack, MANIFEST, text);
  const tables: Checksums['tables'] = {};
  for (const { name } of manifest.tables) tables[name] = await packTable(pack, name, writeTable);
  const checksums: Checksums = { manifest: sha256(text), tables };
  await addEntry(pack, CHECKSUMS, Buffer.from(JSON.stringify(checksums, null, 1)));
  pack.finalize();
  return tables;
}

async function packTable(pack: tar.Pack, name: string, writeTable: TableWriter): Promise<Sum> {
  const hash = createHash('sha256');
  let [parts, bytes, waiting, held]: [number, number, Buffer[], number] = [0, 0, [], 0];
  const flush = async () => {
    parts += 1;
    await addEntry(pack, `tables/${name}/${String(parts).padStart(6, '0')}.copy`, Buffer.concat(waiting));
    [waiting, held] = [[], 0];
  };
  const rows = await writeTable(name, async (chunk) => {
    hash.update(chunk);
    bytes += chunk.length;
    held += chunk.length;
    waiting.push(chunk);
    if (held >= PART) await flush();
  });
  if (held > 0) await flush();
  return { rows, bytes, sha256: hash.digest('hex') };
}

async function addEntry(pack: tar.Pack, name: string, content: Buffer): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    // A full disk ends the stream without a word to the entry.
    const cut = () => reject(new Error('The backup could not be written.'));
    pack.once('close', cut);
    pack.entry({ name, mode: 0o600 }, content, (error) => {
      pack.off('close', cut);
      if (error) reject(error);
      else resolve();
    });
  });
}

/** Two backups of one name: the one that began later has replaced the other's file. */
async function renameWhole(inode: bigint, partial: string, file: string): Promise<void> {
  const there = await stat(partial, { bigint: true }).catch(() => null);
  if (there?.ino !== inode) throw new Error(`Another backup is being written to ${file}.`);
  await rename(partial, file);
  if (process.platform === 'win32') return;
  const folder = await open(dirname(file));
  await folder.sync().finally(() => folder.close());
}

type Begin = (manifest: Manifest) => Promise<void> | void;

/** What reads a backup: each part of a table's rows, in order. */
export type PartReader = (table: string, rows: AsyncIterable<Buffer>) => Promise<void>;

/**
 * Reads a backup from beginning to end and checks it against its checksums.
 *
 * @param begin sees the manifest before anything else
 * @param passphrase opens an encrypted file; one that is not encrypted is read without it
 * @throws Error that says in one line that the file is damaged, not whole, not a backup, or needs another passphrase
 */
export async function readBackupFile(
  file: string,
  begin: Begin,
  readPart: PartReader,
  passphrase: string | null = null,
): Promise<{ manifest: Manifest; tables: Record<string, Sum> }> {
  const isEncrypted = await isSealed(file);
  if (isEncrypted && passphrase === null)
    throw new Error(`${file} is encrypted: set BACKUP_PASSPHRASE to the passphrase with which it was made.`);
  const extract = tar.extract();
  const [bytes, opened] = [createReadStream(file), createZstdDecompress()];
  const fed =
    isEncrypted && passphrase !== null
      ? pipeline(bytes, unseal(passphrase), opened, extract)
      : pipeline(bytes, opened, extract);
  // A failure of the file reaches the loop below through the stream.
  fed.catch(() => undefined);
  const reading = new Reading(begin, readPart);
  try {
    for await (const entry of extract) await reading.take(entry.header.name, chunksOf(entry));
    await fed;
  } catch (error) {
    extract.destroy();
    // What fails first is what the file says of itself, not the stream that it cut off.
    const cause: unknown = isEncrypted ? await fed.catch((failure: unknown) => failure) : error;
    if (cause instanceof WrongPassphrase)
      throw new Error(`BACKUP_PASSPHRASE is not the passphrase with which ${file} was made.`, { cause });
    throw isOfFile(cause) ? new Error(`${file} is damaged or not whole: restore from another backup.`) : cause;
  }
  const whole = reading.whole();
  if (!whole) throw new Error(`${file} is damaged or not whole: restore from another backup.`);
  return whole;
}

/** What the decompression and the tar reader say of a file that is cut off or changed. */
function isOfFile(error: unknown): boolean {
  if (error instanceof Damaged) return true;
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  return /^(ZSTD_|Z_)/.test(code) || /unexpected end|invalid tar|premature|checksum|stream closed/i.test(error.message);
}

class Reading {
  readonly #begin: Begin;
  readonly #readPart: PartReader;
  readonly #sums = new Map<string, { hash: Hash; bytes: number }>();
  #manifest: Manifest | null = null;
  #digest = '';
  #checksums: Checksums | null = null;

  constructor(begin: Begin, readPart: PartReader) {
    this.#begin = begin;
    this.#readPart = readPart;
  }

  async take(name: string, content: AsyncIterable<Buffer>): Promise<void> {
    if (name === MANIFEST) {
      const text = await textOf(content);
      [this.#manifest, this.#digest] = [parsed(text) as Manifest, sha256(text)];
      if (this.#manifest.product !== 'pamaina') throw new Damaged();
      return this.#begin(this.#manifest);
    }
    if (name === CHECKSUMS) {
      this.#checksums = parsed(await textOf(content)) as Checksums;
      return;
    }
    const table = /^tables\/([^/]+)\/\d+\.copy$/.exec(name)?.[1];
    if (table === undefined || !this.#manifest?.tables.some((one) => one.name === table)) throw new Damaged();
    await this.#readPart(table, this.#counted(table, content));
  }

  async *#counted(table: string, content: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    const sum = this.#sums.get(table) ?? { hash: createHash('sha256'), bytes: 0 };
    this.#sums.set(table, sum);
    for await (const chunk of content) {
      sum.hash.update(chunk);
      sum.bytes += chunk.length;
      yield chunk;
    }
  }

  whole(): { manifest: Manifest; tables: Record<string, Sum> } | null {
    const [manifest, checksums] = [this.#manifest, this.#checksums];
    if (!manifest || !checksums || checksums.manifest !== this.#digest) return null;
    const isSame = manifest.tables.every(({ name }) => {
      const [said, read] = [checksums.tables[name], this.#sums.get(name)];
      if (!said) return false;
      if (!read) return said.rows === 0 && said.bytes === 0;
      return said.bytes === read.bytes && said.sha256 === read.hash.digest('hex');
    });
    return isSame ? { manifest, tables: checksums.tables } : null;
  }
}

function parsed(text: Buffer): unknown {
  try {
    return JSON.parse(text.toString());
  } catch {
    throw new Damaged();
  }
}

/** Its types know nothing of what is in a stream. */
const chunksOf = (entry: AsyncIterable<unknown>) => entry as AsyncIterable<Buffer>;

async function textOf(content: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of content) {
    length += chunk.length;
    if (length > LONGEST_JSON) throw new Damaged();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

const sha256 = (content: Buffer) => createHash('sha256').update(content).digest('hex');

import { Decrypter, Encrypter } from 'age-encryption';
import { SHORTEST_PASSPHRASE } from '../../settings/backup-settings.ts';
import type { Environment } from '../../settings/declared-settings.ts';
import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { ReadableStream as WebStream } from 'node:stream/web';

/** How a file of the age format begins (https://age-encryption.org/v1): the program `age -d` opens it too. */
const MARK = 'age-encryption.org/v1\n';
const webOf = (bytes: AsyncIterable<Buffer>) => Readable.toWeb(Readable.from(bytes)) as ReadableStream<Uint8Array>;
const bytesOf = (stream: ReadableStream<Uint8Array>) => Readable.fromWeb(stream as WebStream<Uint8Array>);

/** Encrypts what passes with a passphrase (scrypt, ChaCha20-Poly1305); a part of a pipeline. */
export const seal = (passphrase: string) =>
  async function* (bytes: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    const encrypter = new Encrypter();
    encrypter.setPassphrase(passphrase);
    yield* bytesOf(await encrypter.encrypt(webOf(bytes)));
  };

/** Decrypts what passes; a part of a pipeline. @throws `WrongPassphrase`, `Damaged` */
export const unseal = (passphrase: string) =>
  async function* (bytes: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    const decrypter = new Decrypter();
    decrypter.addPassphrase(passphrase);
    try {
      yield* bytesOf(await decrypter.decrypt(webOf(bytes)));
    } catch (error) {
      if (/no identity/i.test(String(error))) throw new WrongPassphrase();
      // A code is that of the disk; all else is said of the file.
      throw error instanceof Error && 'code' in error ? error : new Damaged();
    }
  };

export class WrongPassphrase extends Error {}

/** The file is cut off or changed. */
export class Damaged extends Error {}

export async function isSealed(file: string): Promise<boolean> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(MARK.length), 0, MARK.length, 0);
    return buffer.toString('latin1', 0, bytesRead) === MARK;
  } finally {
    await handle.close();
  }
}

/** The passphrase of backups (`BACKUP_PASSPHRASE`); null: they are not encrypted. @throws when it is too short */
export function passphraseOf({ BACKUP_PASSPHRASE: passphrase = '' }: Environment): string | null {
  if (passphrase === '') return null;
  if (passphrase.length < SHORTEST_PASSPHRASE)
    throw new Error(`BACKUP_PASSPHRASE must have at least ${SHORTEST_PASSPHRASE} characters.`);
  return passphrase;
}

import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';

export interface ZipEntry {
  name: string;
  content: Buffer;
}

/** A zip file, packed off the thread that answers requests. @param at of every entry, milliseconds since 1970 */
export function zipOf(entries: readonly ZipEntry[], at: number): Promise<Buffer> {
  const file = new ZipFile();
  for (const { name, content } of entries) file.addBuffer(content, name, { mtime: new Date(at) });
  file.end();
  return buffer(file.outputStream);
}

import { createHmac } from 'node:crypto';

/**
 * Which traces are kept, by their number and the secret of the installation: the same in every process, and no caller
 * can make up a number that is kept.
 * @param share 0 to 1
 */
export function keepsShare(share: number, jwtSecret: string): (traceId: string) => boolean {
  const key = createHmac('sha256', jwtSecret).update('share of the traces').digest();
  return (traceId) => createHmac('sha256', key).update(traceId).digest().readUInt32BE() < share * 2 ** 32;
}

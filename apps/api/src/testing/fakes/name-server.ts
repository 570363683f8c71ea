import { createSocket } from 'node:dgram';
import { once } from 'node:events';

export interface NameServer {
  /** Its address, as resolvers take it. */
  address: string;
  /** Questions until now. */
  asked(): number;
  /** From now on it answers nobody; or, again, each name with 127.0.0.1. */
  setSilent(isSilent: boolean): void;
  close(): void;
}

const HEADER = 12;
const TYPE_A = 1;

/** A name server on loopback (RFC 1035, over UDP) that knows every name, or says nothing. */
export async function startNameServer(): Promise<NameServer> {
  const socket = createSocket('udp4');
  let [asked, isSilent] = [0, false];
  socket.on('message', (question, { port, address }) => {
    asked += 1;
    if (isSilent) return;
    const end = question.indexOf(0, HEADER) + 5;
    const isFour = question.readUInt16BE(end - 4) === TYPE_A;
    const header = Buffer.from(question.subarray(0, HEADER));
    // An answer without an error, with one record or none.
    header.writeUInt16BE(0x8180, 2);
    for (const [at, count] of [1, isFour ? 1 : 0, 0, 0].entries()) header.writeUInt16BE(count, 4 + 2 * at);
    // The name of the question, type A, class IN, a lifetime of one second, four bytes.
    const record = Buffer.from([0xc0, HEADER, 0, 1, 0, 1, 0, 0, 0, 1, 0, 4, 127, 0, 0, 1]);
    const parts = [header, question.subarray(HEADER, end), ...(isFour ? [record] : [])];
    socket.send(Buffer.concat(parts), port, address);
  });
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  return {
    address: `127.0.0.1:${socket.address().port}`,
    asked: () => asked,
    setSilent: (silent) => void (isSilent = silent),
    close: () => socket.close(),
  };
}

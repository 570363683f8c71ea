import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

interface DeviceOptions {
  origin?: string;
  rpId?: string;
  /** It has checked its user, by a finger or a PIN. */
  verifiesUser?: boolean;
}

const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest();
const FLAGS = { present: 1, verified: 4, attested: 64 };

/** A device with one passkey, as a browser speaks for it (WebAuthn, 6.1 and 6.5). */
export function createDevice({
  origin = 'https://pamaina.example.lt',
  rpId = 'pamaina.example.lt',
  verifiesUser = true,
}: DeviceOptions = {}) {
  let isVerified = verifiesUser;
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const credentialId = randomBytes(32);
  const id = credentialId.toString('base64url');
  let counter = 0;
  let userHandle = '';
  const clientData = (type: string, challenge: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const authenticatorData = (attested?: Buffer) => {
    const head = Buffer.alloc(5);
    head[0] = FLAGS.present | (isVerified ? FLAGS.verified : 0) | (attested ? FLAGS.attested : 0);
    head.writeUInt32BE(counter, 1);
    return Buffer.concat([sha256(rpId), head, ...(attested ? [attested] : [])]);
  };
  const whole = { id, rawId: id, type: 'public-key', clientExtensionResults: {} };
  return {
    /** Another device, or a copy of this one, counts differently. */
    setCounter: (value: number) => void (counter = value),
    setVerifiesUser: (value: boolean) => void (isVerified = value),
    register(options: { challenge: string; user?: unknown }) {
      userHandle = (options.user as { id: string }).id;
      const key = cborMap([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      ]);
      const length = Buffer.alloc(2);
      length.writeUInt16BE(credentialId.length);
      const attested = Buffer.concat([Buffer.alloc(16), length, credentialId, key]);
      const attestationObject = cborMap([
        ['fmt', 'none'],
        ['attStmt', cborMap([])],
        ['authData', authenticatorData(attested), 'bytes'],
      ]);
      return {
        ...whole,
        response: {
          clientDataJSON: clientData('webauthn.create', options.challenge).toString('base64url'),
          attestationObject: attestationObject.toString('base64url'),
          transports: ['internal'],
        },
      };
    },
    answer(options: { challenge: string }) {
      counter += 1;
      const client = clientData('webauthn.get', options.challenge);
      const data = authenticatorData();
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey);
      return {
        ...whole,
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: signature.toString('base64url'),
          userHandle,
        },
      };
    },
  };
}

type Entry = [key: string | number, value: string | number | Buffer, kind?: 'bytes'];

/** CBOR (RFC 8949) of what WebAuthn needs; a buffer is bytes in a key, and CBOR by itself elsewhere. */
function cborMap(entries: Entry[]): Buffer {
  return Buffer.concat([
    head(5, entries.length),
    ...entries.flatMap(([key, value, kind]) => [
      cbor(key),
      Buffer.isBuffer(value) && kind !== 'bytes' && typeof key === 'string' ? value : cbor(value),
    ]),
  ]);
}

function cbor(value: string | number | Buffer): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
}

function head(major: number, size: number): Buffer {
  if (size < 24) return Buffer.from([(major << 5) | size]);
  return size < 256 ? Buffer.from([(major << 5) | 24, size]) : Buffer.from([(major << 5) | 25, size >> 8, size & 255]);
}

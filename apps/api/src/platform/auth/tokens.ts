import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { jwtVerify, SignJWT, type JWTPayload } from 'jose';
import { currentTime } from '../time/clock.ts';

const ISSUER = 'pamaina';
const ALGORITHM = 'HS256';

/** The lifetime of an access token; the stored session can end it at any moment before. */
export const ACCESS_SECONDS = 60 * 60;

export interface TokenClaims {
  accountId: string;
  sessionId: string;
  role: 'manager' | 'employee';
  projectId: string | null;
  /** Seconds since 1970. */
  expiresAt: number;
  /** The number of the refresh token that came with it; default 0: none. */
  generation?: number;
}

/** The contents of a valid access token. */
export type ReadClaims = Pick<TokenClaims, 'accountId' | 'sessionId'> & {
  generation: number;
  /** Seconds since 1970. */
  issuedAt: number;
};

/** One refresh token of a sign-in: each is exchanged for the next number. */
export interface RefreshClaims {
  signInId: string;
  generation: number;
}

/** Signs and reads access tokens (role, project_id, exp), and refresh tokens. */
export interface Tokens {
  sign(claims: TokenClaims): Promise<string>;
  /** Null for anything but a valid token of ours: other secret, other algorithm, no expiry, expired, not a token. */
  read(token: string): Promise<ReadClaims | null>;
  /** The same, also of an expired one: it only names the session that goes on. */
  readExpired(token: string): Promise<ReadClaims | null>;
  /** The same text for the same number: who asks twice gets the same answer, and no secret is stored. */
  signRefresh(claims: RefreshClaims): string;
  /** Null for anything but a token of ours, whatever its number. */
  readRefresh(token: string): RefreshClaims | null;
}

const REFRESH = /^(?<body>(?<id>[0-9a-f-]{36})\.(?<generation>\d{1,9}))\.(?<mark>[\w-]{43})$/;
/** Between the clocks of two processes. */
const TOLERANCE_SECONDS = 5;
/** Ages ago and long ahead alike. */
const ANY_TIME_SECONDS = 100 * 365 * 24 * 60 * 60;

/**
 * Tokens whose signature was found right, in a process: a signature is computed on another thread, which took as long
 * as the caller's statement. Whether a token has expired, and whether its session lasts, is looked at every time.
 */
const MOST_VERIFIED = 2_000;

/** A short name of a secret, from which nobody can tell the secret. */
const keyId = (secret: string) =>
  Buffer.from(hkdfSync('sha256', secret, '', 'pamaina key id', 6)).toString('base64url');

const keysOf = (secret: string) => ({
  id: keyId(secret),
  access: new TextEncoder().encode(secret),
  refresh: Buffer.from(hkdfSync('sha256', secret, '', 'pamaina refresh tokens', 32)),
});

/** Reads what was signed with one of the keys, the first of which is the own one; null for anything else. */
function verifierOf(keys: readonly ReturnType<typeof keysOf>[]) {
  const [own] = keys;
  return async (token: string, clockTolerance: number): Promise<JWTPayload | null> => {
    try {
      // Tokens from before keys had names are of the own key.
      const keyFor = ({ kid = own?.id }: { kid?: string }) => {
        const key = keys.find(({ id }) => id === kid);
        if (key === undefined) throw new Error('unknown key');
        return key.access;
      };
      const { payload } = await jwtVerify(token, keyFor, {
        algorithms: [ALGORITHM],
        issuer: ISSUER,
        audience: ISSUER,
        requiredClaims: ['sub', 'jti', 'exp', 'iat'],
        clockTolerance,
        currentDate: new Date(currentTime()),
      });
      return payload;
    } catch {
      // The exact fault would only help an attacker.
      return null;
    }
  };
}

function claimsOf({ sub: accountId = '', jti: sessionId = '', iat: issuedAt = 0, gen }: JWTPayload): ReadClaims {
  return { accountId, sessionId, issuedAt, generation: typeof gen === 'number' ? gen : 0 };
}

/**
 * @param secret signs
 * @param earlier still read, so that the secret can be replaced while people are signed in (`JWT_SECRET_EARLIER`)
 */
export function createTokens(secret: string, earlier: readonly string[] = []): Tokens {
  const own = keysOf(secret);
  const keys = [own, ...earlier.map(keysOf)];
  const markOf = (body: string, key: Buffer) => createHmac('sha256', key).update(body).digest('base64url');
  /** Those whose signature and times were found right, by a token. */
  const verified = new Map<string, JWTPayload>();
  const remember = (token: string, payload: JWTPayload) => {
    verified.set(token, payload);
    for (const oldest of verified.keys()) {
      if (verified.size <= MOST_VERIFIED) break;
      verified.delete(oldest);
    }
  };
  const verify = verifierOf(keys);
  return {
    sign: ({ accountId, sessionId, role, projectId, expiresAt, generation = 0 }) =>
      new SignJWT({ role, project_id: projectId, gen: generation })
        .setProtectedHeader({ alg: ALGORITHM, kid: own.id })
        .setIssuer(ISSUER)
        .setAudience(ISSUER)
        .setSubject(accountId)
        .setJti(sessionId)
        .setIssuedAt(Math.floor(currentTime() / 1000))
        .setExpirationTime(expiresAt)
        .sign(own.access),
    async read(token) {
      const known = verified.get(token);
      if (known?.exp !== undefined && known.exp > Math.floor(currentTime() / 1000) - TOLERANCE_SECONDS)
        return claimsOf(known);
      const payload = await verify(token, TOLERANCE_SECONDS);
      if (payload === null) return null;
      remember(token, payload);
      return claimsOf(payload);
    },
    async readExpired(token) {
      const payload = await verify(token, ANY_TIME_SECONDS);
      return payload && claimsOf(payload);
    },
    signRefresh({ signInId, generation }) {
      const body = `${signInId}.${generation}`;
      return `${body}.${markOf(body, own.refresh)}`;
    },
    readRefresh(token) {
      const { body = '', id = '', generation, mark = '' } = REFRESH.exec(token)?.groups ?? {};
      const isOurs = keys.some(({ refresh }) => isSame(mark, markOf(body, refresh)));
      return isOurs ? { signInId: id, generation: Number(generation) } : null;
    },
  };
}

const isSame = (given: string, right: string) =>
  given.length === right.length && timingSafeEqual(Buffer.from(given), Buffer.from(right));

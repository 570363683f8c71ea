import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';

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
export type ReadClaims = Pick<TokenClaims, 'accountId' | 'sessionId'> & { generation: number };

/** One refresh token of a sign-in: each is exchanged for the next number. */
export interface RefreshClaims {
  signInId: string;
  generation: number;
}

/** Signs and reads access tokens (Spec section 3: role, project_id, exp), and refresh tokens. */
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
/** Ages ago and long ahead alike. */
const ANY_TIME_SECONDS = 100 * 365 * 24 * 60 * 60;

export function createTokens(secret: string): Tokens {
  const key = new TextEncoder().encode(secret);
  const refreshKey = Buffer.from(hkdfSync('sha256', secret, '', 'pamaina refresh tokens', 32));
  const markOf = (body: string) => createHmac('sha256', refreshKey).update(body).digest('base64url');
  const readWith = async (token: string, clockTolerance: number): Promise<ReadClaims | null> => {
    try {
      const { payload } = await jwtVerify(token, key, {
        algorithms: [ALGORITHM],
        issuer: ISSUER,
        audience: ISSUER,
        requiredClaims: ['sub', 'jti', 'exp'],
        clockTolerance,
      });
      const { sub: accountId = '', jti: sessionId = '', gen } = payload;
      return { accountId, sessionId, generation: typeof gen === 'number' ? gen : 0 };
    } catch {
      // The exact fault would only help an attacker.
      return null;
    }
  };
  return {
    sign: ({ accountId, sessionId, role, projectId, expiresAt, generation = 0 }) =>
      new SignJWT({ role, project_id: projectId, gen: generation })
        .setProtectedHeader({ alg: ALGORITHM })
        .setIssuer(ISSUER)
        .setAudience(ISSUER)
        .setSubject(accountId)
        .setJti(sessionId)
        .setIssuedAt()
        .setExpirationTime(expiresAt)
        .sign(key),
    read: (token) => readWith(token, 5),
    readExpired: (token) => readWith(token, ANY_TIME_SECONDS),
    signRefresh({ signInId, generation }) {
      const body = `${signInId}.${generation}`;
      return `${body}.${markOf(body)}`;
    },
    readRefresh(token) {
      const { body = '', id = '', generation, mark = '' } = REFRESH.exec(token)?.groups ?? {};
      const isOurs = mark.length === 43 && timingSafeEqual(Buffer.from(mark), Buffer.from(markOf(body)));
      return isOurs ? { signInId: id, generation: Number(generation) } : null;
    },
  };
}

import { jwtVerify, SignJWT } from 'jose';

const ISSUER = 'pamaina';
const ALGORITHM = 'HS256';

/** The lifetime of a sign-in; the stored session can end it at any moment before. */
export const SESSION_SECONDS = 12 * 60 * 60;

export interface TokenClaims {
  accountId: string;
  sessionId: string;
  role: 'manager' | 'employee';
  projectId: string | null;
  /** Seconds since 1970. */
  expiresAt: number;
}

/** Signs and reads access tokens (Spec section 3: role, project_id, exp). */
export interface Tokens {
  sign(claims: TokenClaims): Promise<string>;
  /** Null for anything but a valid token of ours: other secret, other algorithm, no expiry, expired, not a token. */
  read(token: string): Promise<Pick<TokenClaims, 'accountId' | 'sessionId'> | null>;
}

export function createTokens(secret: string): Tokens {
  const key = new TextEncoder().encode(secret);
  return {
    sign: (claims) =>
      new SignJWT({ role: claims.role, project_id: claims.projectId })
        .setProtectedHeader({ alg: ALGORITHM })
        .setIssuer(ISSUER)
        .setAudience(ISSUER)
        .setSubject(claims.accountId)
        .setJti(claims.sessionId)
        .setIssuedAt()
        .setExpirationTime(claims.expiresAt)
        .sign(key),
    async read(token) {
      try {
        const { payload } = await jwtVerify(token, key, {
          algorithms: [ALGORITHM],
          issuer: ISSUER,
          audience: ISSUER,
          requiredClaims: ['sub', 'jti', 'exp'],
          clockTolerance: 5,
        });
        return { accountId: payload.sub ?? '', sessionId: payload.jti ?? '' };
      } catch {
        // The exact fault would only help an attacker.
        return null;
      }
    },
  };
}

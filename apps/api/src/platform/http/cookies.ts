import { constants, SECURE_COOKIE } from '@pamaina/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';

const { device, payer, refresh, stays } = constants.cookies;

/** Where a sign-in happens. */
export interface Browser {
  /** Browser and system. */
  name: string;
  /** The account signed in there before. */
  isKnown: boolean;
  /** The refresh token that it has. */
  refreshToken: string | undefined;
}

/** The refresh token of a browser, and what is known of the caller's program. */
export interface RefreshCookie {
  known: string | undefined;
  deviceName: string;
  /** A page's program could be an attacker's: it gets no refresh token to read. Other programs have no such pages. */
  isBrowser: boolean;
  /** @param seconds how long it is kept */
  keep: (token: string, seconds: number) => void;
  clear: () => void;
}

/**
 * Browsers name the origin of every POST, and no page can prevent it (Fetch standard, "append a request Origin
 * header").
 */
const ofBrowser = ({ headers }: FastifyRequest) =>
  headers.origin !== undefined || headers['sec-fetch-site'] !== undefined;

/**
 * Sent by a page that is not ours. Signing in takes a form, which such a page could send to sign its reader in to an
 * account of its own: browsers keep also strict cookies of the answer, so it gets none (OWASP ASVS 3.5.1).
 */
const isOfAnotherSite = ({ headers }: Pick<FastifyRequest, 'headers'>) =>
  ['cross-site', 'same-site'].includes(String(headers['sec-fetch-site']));

/**
 * By how a call came: from TLS alone browsers keep a cookie named `__Secure-`, so that nobody on the way puts in one
 * of their own (RFC 6265bis, 4.1.3.1). Without TLS they would keep none of that name.
 */
const markedBy = ({ protocol }: Pick<FastifyRequest, 'protocol'>) =>
  protocol === 'https' ? { prefix: SECURE_COOKIE, secure: '; Secure' } : { prefix: '', secure: '' };

/** No page can read the refresh token, no other site sends it, and it goes to `/api/token` alone. */
export function refreshCookieOf(request: FastifyRequest, reply: FastifyReply): RefreshCookie {
  const { prefix, secure } = markedBy(request);
  const set = (token: string, seconds: number, sign: string) => {
    if (isOfAnotherSite(request)) return;
    const kept = `Max-Age=${seconds}; SameSite=Strict${secure}`;
    const hidden = `${prefix}${refresh.name}=${token}; Path=/api/token; HttpOnly; ${kept}`;
    void reply.header('set-cookie', [hidden, `${prefix}${stays.name}=${sign}; Path=/; ${kept}`]);
  };
  const { cookie, 'user-agent': userAgent } = request.headers;
  return {
    known: new RegExp(`(?:^|;\\s*)${prefix}${refresh.name}=([\\w.-]{1,200})(?:;|$)`).exec(cookie ?? '')?.[1],
    deviceName: deviceName(userAgent),
    isBrowser: ofBrowser(request),
    keep: (token, seconds) => set(token, seconds, '1'),
    clear: () => set('', 0, ''),
  };
}

/** In this order: several browsers also name the ones that they descend from. */
const BROWSERS: readonly [string, RegExp][] = [
  ['Edge', /Edg(?:e|A|iOS)?\//],
  ['Opera', /OPR\//],
  ['Samsung Internet', /SamsungBrowser\//],
  ['Firefox', /(?:Firefox|FxiOS)\//],
  ['Chrome', /(?:Chrome|CriOS)\//],
  ['Safari', /Safari\//],
];
const SYSTEMS: readonly [string, RegExp][] = [
  ['Android', /Android/],
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Windows', /Windows/],
  ['macOS', /Mac OS X/],
  ['ChromeOS', /CrOS/],
  ['Linux', /Linux/],
];

/**
 * Browser and system of a `User-Agent`, in words that people know ("Chrome, Android"); of another program its own name.
 * Empty when it says nothing.
 */
export function deviceName(userAgent: string | undefined): string {
  const text = userAgent ?? '';
  const found = [BROWSERS, SYSTEMS].map((names) => names.find(([, sign]) => sign.test(text))?.[0]);
  const known = found.filter((name) => name !== undefined).join(', ');
  return known === '' ? (/^[\w.-]{1,40}/.exec(text)?.[0] ?? '') : known;
}

/** The cookie of known devices. Only sign-ins and registrations get it. */
export const deviceOf = (request: FastifyRequest, reply: FastifyReply) => cookieOf(request, reply, device);

/** The cookie of payments started without an account. Only browsers that start one get it. */
export const payerOf = (request: FastifyRequest, reply: FastifyReply) => cookieOf(request, reply, payer);

/** A cookie that no page can read and no other site sends. */
function cookieOf(request: FastifyRequest, reply: FastifyReply, { name: plain, days }: typeof device | typeof payer) {
  const { headers } = request;
  const { prefix, secure } = markedBy(request);
  const name = `${prefix}${plain}`;
  const set = (value: string, seconds: number) => {
    if (isOfAnotherSite({ headers })) return;
    const kept = `${name}=${value}; Path=/api; Max-Age=${seconds}; HttpOnly; SameSite=Strict${secure}`;
    void reply.header('set-cookie', kept);
  };
  const valueOf = (one: string) =>
    new RegExp(`(?:^|;\\s*)${one}=([\\w.~-]{1,2000})(?:;|$)`).exec(headers.cookie ?? '')?.[1];
  // They sign nobody in, so those of before the prefix count too: else every device would be a new one.
  const known = valueOf(name) ?? valueOf(plain);
  return {
    known,
    keep: (value: string) => set(value, days * DAY_SECONDS),
    /** Nothing is sent to a browser that has none. */
    clear: () => known !== undefined && set('', 0),
  };
}

const DAY_SECONDS = 24 * 60 * 60;

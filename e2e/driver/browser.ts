import { defaultLanguage, factsOf, type Language } from '@pamaina/contract';
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest';

/** No background services, no sandbox: a browser for tests only. */
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const DESKTOP = { width: 1440, height: 900 };
export const PHONE = { width: 375, height: 812 };

/** Longer than the slowest response on a busy machine; existing elements are found immediately. */
const TIMEOUT_MS = 60_000;

export interface OpenOptions {
  /** Signed in from the start, as by an earlier visit. */
  token?: string;
  language?: Language;
  theme?: 'light' | 'dark';
  viewport?: { width: number; height: number };
  touch?: boolean;
  /** A device on which its owner has not signed in before: it takes over the account's appearance. */
  isNewDevice?: boolean;
  /** With the service worker, which other tests disable: it is between the page and the network that they watch. */
  withServiceWorker?: boolean;
  /** The test goes offline. */
  isCutOff?: boolean;
  /** Another address of the product. */
  origin?: string;
  /** The device's clock starts at this time (milliseconds since 1970) and goes on as usual. */
  clock?: number;
  /** HTTP statuses that the test provokes: the browser reports each rejected call as an error. */
  refusals?: readonly number[];
  /** Stays open until the file's last test: checking one page after the other needs no new browser for each. */
  isKept?: boolean;
}

/** Opens a page in a fresh context without shared storage, at the product's address. */
export type Open = (options?: OpenOptions) => Promise<Page>;

/** Test files run one after the other in one process, which closes its browsers when it ends. */
const launched = new Map<string, Promise<Browser>>();

async function launch(needs: 'pages' | 'notifications'): Promise<Browser> {
  const { CHROMIUM_PATH: whole = '/usr/bin/chromium', CHROMIUM_SHELL_PATH: shell = whole } = process.env;
  const executablePath = needs === 'pages' ? shell : whole;
  const earlier = await launched.get(executablePath);
  if (earlier?.isConnected() === true) return earlier;
  const browser = chromium.launch({ executablePath, args: FLAGS });
  launched.set(executablePath, browser);
  return browser;
}

/**
 * The browser of all tests. A test fails on every error that a page throws or reports, except the expected ones.
 * @param needs `notifications` of the system are shown only by a Chromium that opens pages with twice the work
 */
export function useBrowser(needs: 'pages' | 'notifications' = 'pages'): Open {
  let browser: Browser;
  let contexts: BrowserContext[] = [];
  const kept: BrowserContext[] = [];
  let errors: string[] = [];
  beforeAll(async () => {
    browser = await launch(needs);
  });
  afterEach(async () => {
    await Promise.all(contexts.map((context) => context.close()));
    const seen = errors;
    [contexts, errors] = [[], []];
    expect(seen, 'errors in the browser').toEqual([]);
  });
  afterAll(() => Promise.all(kept.splice(0).map((context) => context.close())));

  return async (options = {}) => {
    const context = await browser.newContext(contextOptions(options));
    (options.isKept === true ? kept : contexts).push(context);
    await context.addInitScript(remember, { entries: remembered(options), origin: originOf(options) });
    if (options.clock !== undefined) await context.clock.install({ time: options.clock });
    context.setDefaultTimeout(TIMEOUT_MS);
    context.on('weberror', (error) => errors.push(String(error.error())));
    context.on('console', (message) => {
      if (message.type() === 'error' && !isExpected(message.text(), options))
        errors.push(`${message.text()} (${message.location().url})`);
    });
    return context.newPage();
  };
}

const originOf = ({ origin = inject('productUrl') }: OpenOptions) => origin;

/** The local storage after an earlier visit. */
function remembered({ token, isNewDevice = false }: OpenOptions): Record<string, string> {
  if (token === undefined) return {};
  return { accessToken: token, ...(!isNewDevice && { appearanceOf: ownerOf(token) }) };
}

/**
 * Runs in each page before its own scripts, and writes once per tab. Playwright's `storageState` would open and close
 * another page for it, which takes as long as the page itself.
 */
function remember({ entries, origin }: { entries: Record<string, string>; origin: string }): void {
  if (window.location.origin !== origin || window.name === 'remembered') return;
  window.name = 'remembered';
  for (const [name, value] of Object.entries(entries)) localStorage.setItem(name, value);
}

function contextOptions(options: OpenOptions) {
  const { language = defaultLanguage, theme = 'light', viewport = DESKTOP, touch = false } = options;
  return {
    baseURL: originOf(options),
    locale: factsOf(language).locale,
    timezoneId: 'Europe/Vilnius',
    colorScheme: theme,
    viewport,
    hasTouch: touch,
    isMobile: touch,
    reducedMotion: 'reduce' as const,
    serviceWorkers: options.withServiceWorker === true ? ('allow' as const) : ('block' as const),
  };
}

function ownerOf(token: string): string {
  const [, contents] = token.split('.');
  // Tests also use unreadable tokens: they have no owner.
  if (contents === undefined) return '';
  return (JSON.parse(Buffer.from(contents, 'base64url').toString()) as { sub: string }).sub;
}

/**
 * `Failed to load resource: the server responded with a status of 404 (Not Found)`, or
 * `net::ERR_INTERNET_DISCONNECTED`
 */
function isExpected(text: string, { refusals = [], isCutOff = false }: OpenOptions): boolean {
  const status = /^Failed to load resource: .* status of (\d+)/.exec(text)?.[1];
  if (status !== undefined) return refusals.includes(Number(status));
  return isCutOff && text.includes('net::ERR_INTERNET_DISCONNECTED');
}

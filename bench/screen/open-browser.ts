import { chromium, type Browser, type Page } from 'playwright-core';

/** No background services, no sandbox: a browser for measurements only. */
const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'];

const EXECUTABLE = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';
const DESKTOP = { width: 1440, height: 900 };

export function openBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: EXECUTABLE, args: FLAGS });
}

/** As `openPage`, of an account. */
export const signedInPage = (browser: Browser, baseURL: string, token: string): Promise<Page> =>
  openPage(browser, baseURL, token);

/**
 * A page in a fresh context, signed in with the token as by an earlier visit, or of a visitor. The service worker is
 * left out: it would come between the page and the network.
 */
export async function openPage(browser: Browser, baseURL: string, token: string | null): Promise<Page> {
  const context = await browser.newContext({
    baseURL,
    locale: 'en-GB',
    timezoneId: 'Europe/Vilnius',
    viewport: DESKTOP,
    serviceWorkers: 'block',
  });
  context.setDefaultTimeout(60_000);
  if (token !== null) await context.addInitScript(remember, storedFor(token));
  return context.newPage();
}

/** The local storage after an earlier visit: with the account's own appearance already taken over. */
function storedFor(token: string): Record<string, string> {
  const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { sub: string };
  return { accessToken: token, appearanceOf: claims.sub };
}

/** Runs in the page. An empty page has no storage. */
function remember(entries: Record<string, string>): void {
  if (!location.protocol.startsWith('http')) return;
  for (const [name, value] of Object.entries(entries)) localStorage.setItem(name, value);
}

interface Profile {
  /** Where the browser can be controlled by another program. */
  port: number;
  origin: string;
  token: string | undefined;
}

/** A browser with its own new profile in the folder, signed in with the token; the product is not loaded yet. */
export async function openProfile(
  folder: string,
  { port, origin, token }: Profile,
): Promise<{ close: () => Promise<void> }> {
  const args = [...FLAGS, `--remote-debugging-port=${port}`];
  const context = await chromium.launchPersistentContext(folder, { executablePath: EXECUTABLE, args });
  if (token !== undefined) {
    const page = await context.newPage();
    await page.goto(`${origin}/favicon.svg`);
    await page.evaluate(remember, storedFor(token));
    await page.close();
  }
  return context;
}

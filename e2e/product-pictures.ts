import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from 'playwright-core';
import { drawTeam } from './draw-team.ts';
import { startProduct } from './product.ts';

/*
 * Makes the pictures of the landing page from the product as it runs, on a fresh demo business: `npm run pictures`. In both
 * languages and both themes, so that nobody is shown somebody else's screen.
 */
const FOLDER = join(import.meta.dirname, '../apps/web/public/images');
const next = Temporal.Now.plainDateISO('Europe/Vilnius').toPlainYearMonth().add({ months: 1 });
const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 375, height: 667 };
const QUALITY = 55;

interface Shot {
  name: string;
  who: 'demo' | 'ona';
  path: string;
  viewport: { width: number; height: number };
  scale: number;
  /** The part of the page to take; all of it otherwise. */
  part?: string;
}

const calendar = `/manager/calendar?month=${next.toString()}&view=month`;
const shots: Shot[] = [
  { name: 'calendar', who: 'demo', path: calendar, viewport: DESKTOP, scale: 1.4 },
  {
    name: 'panel',
    who: 'demo',
    path: `${calendar}&panel=open`,
    viewport: { width: 1440, height: 800 },
    scale: 2,
    part: 'aside',
  },
  { name: 'phone', who: 'ona', path: '/worker', viewport: PHONE, scale: 2 },
];

const product = await startProduct();
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  await mkdir(FOLDER, { recursive: true });
  const tokens = { demo: await managerToken(), ona: await tokenOf('ona') };
  await send('POST', `/generate-schedule?year=${next.year}&month=${next.month}`, tokens.demo, { seconds: 20 });
  for (const shot of shots)
    for (const language of ['en', 'lt'] as const)
      for (const theme of ['light', 'dark'] as const)
        await take(browser, { ...shot, language, theme, token: tokens[shot.who] });
  const page = await browser.newPage({ viewport: { width: 960, height: 540 } });
  await page.setContent(drawTeam());
  await page.screenshot({ path: join(FOLDER, 'team_image.png') });
} finally {
  await browser.close();
  await product.stop();
}

async function take(
  { newContext }: Pick<Browser, 'newContext'>,
  shot: Shot & { language: 'en' | 'lt'; theme: 'light' | 'dark'; token: string },
): Promise<void> {
  const { name, path, viewport, scale, part, language, theme, token } = shot;
  const context = await newContext.call(browser, {
    baseURL: product.url,
    locale: language === 'lt' ? 'lt-LT' : 'en-GB',
    timezoneId: 'Europe/Vilnius',
    colorScheme: theme,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    viewport,
    isMobile: viewport === PHONE,
    hasTouch: viewport === PHONE,
  });
  const owner = (JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { sub: string }).sub;
  await context.addInitScript(
    ([accessToken, appearanceOf]) => {
      localStorage.setItem('accessToken', accessToken);
      localStorage.setItem('appearanceOf', appearanceOf);
      localStorage.setItem('navFolded', '1');
    },
    [token, owner] as const,
  );
  const page = await context.newPage();
  await page.goto(path);
  await page.locator('h1').first().waitFor();
  await page.locator('.mantine-Skeleton-root').first().waitFor({ state: 'detached' });
  await page.waitForFunction(() => document.fonts.status === 'loaded');
  await writeFile(join(FOLDER, `${name}-${language}-${theme}.webp`), await picture(page, scale, part));
  await context.close();
}

/** As WebP, which Playwright itself does not write. */
async function picture(page: Page, scale: number, part: string | undefined): Promise<Buffer> {
  const box = await page
    .locator(part ?? 'html')
    .first()
    .boundingBox();
  if (box === null) throw new Error(`The page has no ${part}`);
  const size = page.viewportSize() ?? DESKTOP;
  const height = Math.min(box.height, size.height - box.y);
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'webp',
    quality: QUALITY,
    clip: { x: box.x, y: box.y, width: box.width, height, scale },
  });
  return Buffer.from(data, 'base64');
}

async function managerToken(): Promise<string> {
  const token = await tokenOf('demo');
  const projects = (await send('GET', '/projects', token)) as { id: string }[];
  const selected = await send('POST', `/projects/select/${projects[0]?.id ?? ''}`, token);
  return (selected as { access_token: string }).access_token;
}

async function tokenOf(username: string): Promise<string> {
  const body = new URLSearchParams({ username, password: 'demo-demo' });
  const reply = await fetch(`${product.url}/api/token`, { method: 'POST', body });
  return ((await reply.json()) as { access_token: string }).access_token;
}

async function send(method: string, path: string, token: string, body?: object): Promise<unknown> {
  const reply = await fetch(`${product.url}/api${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!reply.ok) throw new Error(`${method} ${path}: ${reply.status} ${await reply.text()}`);
  return reply.json();
}

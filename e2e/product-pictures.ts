import { defaultLanguage, factsOf, languageCodes, type Language } from '@pamaina/contract';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { chromium, type Page } from 'playwright-core';
import { drawCurve, type Planning } from './driver/draw-curve.ts';
import { drawTeam } from './driver/draw-team.ts';
import { guideShots, smallPicture, type GuideShot } from './driver/guide-shots.ts';
import { startProduct } from './driver/product.ts';
import { settled } from './driver/settled.ts';

/*
 * Generates the pictures of the landing page, of the README and of the guide from the running product, on a fresh demo:
 * `npm run pictures`, or `npm run pictures -- week guide/swap` for some of them, `guide` for all of the guide. In both
 * languages, each with its own copy of the demo; those of the landing page in both themes.
 */
const WEB = join(import.meta.dirname, '../apps/web');
const FOLDER = join(WEB, 'public/images');
const DOCS = join(import.meta.dirname, '../docs/pictures');
/** The recorded generation, for the text next to its curve. */
const PLANNED = join(WEB, 'src/features/landing/planned.ts');
const today = Temporal.Now.plainDateISO('Europe/Vilnius');
/** The first month that the demo hasn't published. */
const next = today.add({ days: 7 }).toPlainYearMonth().add({ months: 1 });
/** Small, so that its text is readable when the picture is scaled down. */
const WEEK = { width: 1180, height: 740 };
const PHONE = { width: 375, height: 667 };
const QUALITY = 55;
/** An idle machine proves the month in a few seconds. */
const PLANNING_SECONDS = 90;
/** The search for ways to fill shifts, on a machine that may be busy. */
const PATIENCE_MS = 180_000;

interface Shot {
  name: string;
  who: 'manager' | 'employee';
  path: string;
  viewport: { width: number; height: number };
  scale: number;
  /** The part of the page to capture; by default all of it. */
  part?: string;
  /** The height to capture from its top; by default everything on screen. */
  height?: number;
  /** For the README: English and light, and not served by the web application. */
  isForReadme?: boolean;
}

const calendar = `/manager/calendar?month=${next.toString()}&view=month`;
/** The first full week of the month. */
const monday = next.toPlainDate({ day: 1 }).add({ days: (8 - next.toPlainDate({ day: 1 }).dayOfWeek) % 7 });
const week = `/manager/calendar?month=${next.toString()}&from=${monday.toString()}&view=week`;
const shots: Shot[] = [
  {
    name: 'month',
    who: 'manager',
    path: `${calendar}&panel=quality`,
    viewport: { width: 1600, height: 900 },
    scale: 1.2,
    isForReadme: true,
  },
  { name: 'week', who: 'manager', path: week, viewport: WEEK, scale: 1.6 },
  {
    name: 'week-phone',
    who: 'manager',
    path: week,
    viewport: { width: 375, height: 960 },
    scale: 2,
    part: 'main [role=region][tabindex="0"]',
    height: 552,
  },
  {
    name: 'panel',
    who: 'manager',
    path: `${calendar}&panel=open`,
    viewport: { width: 1440, height: 800 },
    scale: 2,
    part: 'aside',
  },
  { name: 'phone', who: 'employee', path: '/worker', viewport: PHONE, scale: 2 },
];

/** What is shown of a published month. */
const PUBLISHED = 'guide/rings';

const wanted = process.argv.slice(2);
const isWanted = (name: string) =>
  wanted.length === 0 || wanted.some((one) => name === one || name.startsWith(`${one}/`));

const product = await startProduct();
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  for (const folder of [FOLDER, DOCS]) await mkdir(folder, { recursive: true });
  for (const language of languageCodes) {
    const manager = await tokenFrom('/demo', { language });
    const tokens = { manager, employee: await tokenFrom('/demo/role', { language, token: manager, role: 'employee' }) };
    await send('POST', `/generate-schedule?year=${next.year}&month=${next.month}`, {
      token: manager,
      body: { seconds: PLANNING_SECONDS },
    });
    if (language === defaultLanguage && isWanted('curve')) await writeCurve(manager);
    for (const shot of shots.filter(({ name }) => isWanted(name)))
      for (const theme of themesOf(shot, language))
        await take({
          ...shot,
          language,
          theme,
          token: tokens[shot.who],
          press: [],
          file: fileOf(shot, language, theme),
        });
    const months = { month: next.toString(), thisMonth: today.toPlainYearMonth().toString() };
    const guide = guideShots(language, months).filter(({ name }) => isWanted(name));
    for (const shot of guide.filter(({ name }) => name !== PUBLISHED))
      await take({ ...shot, language, theme: 'light', token: tokens[shot.who] });
    // The last one: the others show the month before it is published.
    for (const shot of guide.filter(({ name }) => name === PUBLISHED)) {
      await preferOtherDays(tokens);
      await send('POST', `/schedule/publish?year=${next.year}&month=${next.month}`, { token: manager });
      await take({ ...shot, language, theme: 'light', token: tokens[shot.who] });
    }
  }
  if (isWanted('team')) {
    const page = await browser.newPage({ viewport: { width: 960, height: 540 } });
    await page.setContent(drawTeam());
    await page.screenshot({ path: join(FOLDER, 'team_image.png') });
  }
} finally {
  await browser.close();
  await product.stop();
}

function themesOf({ isForReadme = false }: Shot, language: Language): ('light' | 'dark')[] {
  if (isForReadme) return language === defaultLanguage ? ['light'] : [];
  return ['light', 'dark'];
}

function fileOf({ name, isForReadme = false }: Shot, language: string, theme: string): string {
  return isForReadme ? join(DOCS, `${name}.webp`) : join(FOLDER, `${name}-${language}-${theme}.webp`);
}

async function take(
  shot: (Shot | GuideShot) &
    Pick<GuideShot, 'press' | 'shows' | 'file'> & { language: Language; theme: 'light' | 'dark'; token: string },
): Promise<void> {
  const { name, path, viewport, language, theme, token, press, shows, file } = shot;
  const context = await browser.newContext({
    baseURL: product.url,
    locale: factsOf(language).locale,
    timezoneId: 'Europe/Vilnius',
    colorScheme: theme,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    viewport,
    isMobile: viewport.width === PHONE.width,
    hasTouch: viewport.width === PHONE.width,
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
  context.setDefaultTimeout(PATIENCE_MS);
  const page = await context.newPage();
  await page.goto(path);
  await page.locator('h1').first().waitFor();
  await page.locator('.mantine-Skeleton-root').first().waitFor({ state: 'detached' });
  await page.waitForFunction(() => document.fonts.status === 'loaded');
  // Readers of the landing page have no copy of their own yet.
  await page.addStyleTag({ content: '[role=note] { display: none }' });
  for (const pressed of press) await pressOn(page, pressed);
  if (shows !== undefined) await page.locator(shows).first().waitFor();
  await page.locator('.mantine-Skeleton-root, .mantine-Loader-root').first().waitFor({ state: 'detached' });
  await settled(page);
  await mkdir(dirname(file), { recursive: true });
  const isOfGuide = name.startsWith('guide/');
  await writeFile(
    file,
    await (isOfGuide ? smallPicture((quality) => picture(page, shot, quality)) : picture(page, shot)),
  );
  await context.close();
}

/** Presses what has this name, or the first that a CSS selector finds (`css=main a`). */
async function pressOn(page: Page, pressed: string): Promise<void> {
  const named = page
    .getByRole('button', { name: pressed, exact: true })
    .or(page.getByRole('link', { name: pressed, exact: true }))
    .or(page.getByText(pressed, { exact: true }));
  await (pressed.startsWith('css=') ? page.locator(pressed) : named).first().click();
}

/** As WebP, which Playwright itself does not write. */
async function picture(
  page: Page,
  { scale, part, height: most = Infinity }: Pick<Shot, 'scale' | 'part' | 'height'>,
  quality = QUALITY,
): Promise<Buffer> {
  const box = await page
    .locator(part ?? 'html')
    .first()
    .boundingBox();
  if (box === null) throw new Error(`The page has no ${part}`);
  const size = page.viewportSize() ?? WEEK;
  const height = Math.min(box.height, size.height - box.y, most);
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'webp',
    quality,
    clip: { x: box.x, y: box.y, width: box.width, height, scale },
  });
  return Buffer.from(data, 'base64');
}

async function writeCurve(token: string): Promise<void> {
  const days = `start=${next.toString()}-01&end=${next.toString()}-${next.daysInMonth}`;
  const { planning } = (await send('GET', `/schedule/summary?${days}`, { token })) as { planning: Planning };
  for (const theme of ['light', 'dark'] as const)
    await writeFile(join(FOLDER, `curve-${theme}.svg`), drawCurve(planning, theme));
  const facts = `{ seconds: ${Math.max(1, Math.round(planning.seconds))} }`;
  await writeFile(
    PLANNED,
    `/** Of the plan in the pictures; written by \`npm run pictures\`. */\nexport const planned = ${facts};\n`,
  );
}

interface Asked {
  token?: string;
  language?: string;
  body?: object;
}

async function tokenFrom(path: string, { role, ...asked }: Asked & { role?: string }): Promise<string> {
  const reply = await send('POST', path, role === undefined ? asked : { ...asked, body: { role } });
  return (reply as { access_token: string }).access_token;
}

/** The employee prefers not to work on the first of their days: nobody asked when the month was generated. */
async function preferOtherDays({ manager, employee }: { manager: string; employee: string }): Promise<void> {
  const { employee_id } = (await send('GET', '/users/me', { token: employee })) as { employee_id: string };
  const days = `start=${next.toString()}-02&end=${next.toString()}-28`;
  const { shifts } = (await send('GET', `/schedule?${days}`, { token: manager })) as {
    shifts: { date: string; employee_id: string | null }[];
  };
  const own = shifts.filter((shift) => shift.employee_id === employee_id).map(({ date }) => date);
  for (const date of [...new Set(own)].slice(0, 3))
    await send('POST', '/wishes', { token: employee, body: { date, kind: 'off' } });
}

async function send(
  method: string,
  path: string,
  { token, language = defaultLanguage, body }: Asked,
): Promise<unknown> {
  const reply = await fetch(`${product.url}/api${path}`, {
    method,
    headers: {
      'accept-language': language,
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!reply.ok) throw new Error(`${method} ${path}: ${reply.status} ${await reply.text()}`);
  return reply.json();
}

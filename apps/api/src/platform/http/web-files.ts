import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readFile } from 'node:fs/promises';
import { createHash } from 'node:crypto';
import { isCardPage, languageCodes, type Language } from '@pamaina/contract';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../deps.ts';
import { languageOf } from '../text/texts.ts';
import { ProblemError } from '../ground/problem-error.ts';

const DIST = join(import.meta.dirname, '../../../../web/dist');

/**
 * Headers that browsers read of documents and workers alone, or of what can change: a file under assets/ never does. A
 * page loads some twenty scripts, and these would be half of a small one.
 */
const notOfScripts = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'permissions-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
  'referrer-policy',
  'x-request-id',
  'accept-ranges',
  'etag',
  'last-modified',
];

/** Serves the built web app; every address that is neither a file nor under `/api` is one of its pages. */
export async function serveWebFiles(app: FastifyInstance, deps: Pick<Deps, 'hasDemo' | 'settings'>): Promise<void> {
  // The build writes these last.
  const isBuilt = languageCodes.every((language) => existsSync(join(DIST, `landing-${language}.html`)));
  const sendPage = isBuilt ? await createWebPages(DIST, deps) : null;
  if (sendPage !== null) {
    await app.register(fastifyStatic, {
      root: DIST,
      index: false,
      preCompressed: true,
      setHeaders: (reply, path) => {
        const isAsset = path.includes('/assets/');
        // Vite puts a hash of the content into the names under assets/, so those never change.
        void reply.header('cache-control', isAsset ? 'public, max-age=31536000, immutable' : 'no-cache');
        if (isAsset && !/worker[^/]*$/.test(path)) for (const name of notOfScripts) void reply.removeHeader(name);
        // The plugin states the encoding of other texts by itself.
        if (path.endsWith('.svg')) void reply.header('content-type', 'image/svg+xml; charset=utf-8');
      },
    });
    // Without an index, the folder itself is not a file for the plugin, and it would reject the bare address.
    app.get('/', sendPage);
    // The service worker caches this one; as a file it would not tell whether there is a demo.
    app.get('/index.html', sendPage);
  }
  app.setNotFoundHandler((request, reply) => {
    const isPage =
      request.method === 'GET' &&
      !request.url.startsWith('/api') &&
      !/\.\w{2,5}$/.test(request.url.split('?')[0] ?? '');
    if (!isPage || sendPage === null) throw new ProblemError('not_found');
    return sendPage(request, reply);
  });
}

/**
 * The documents of the built web app, cached in memory. The landing page is prerendered, in the language that the
 * browser requests; every other address is the empty document that the application fills. Its root element states
 * whether there is a demo and whether requests are traced, and, if set, the operator and the support contact.
 */
export async function createWebPages(dist: string, { hasDemo, settings }: Pick<Deps, 'hasDemo' | 'settings'>) {
  const { operator, supportEmail } = settings;
  const facts = [
    hasDemo ? 'data-demo ' : '',
    operator ? `data-operator="${escaped(operator)}" ` : '',
    settings.tracing === null ? '' : 'data-traced ',
    supportEmail === null ? '' : `data-support-email="${supportEmail}" `,
  ].join('');
  const read = async (name: string) => {
    const document = await readFile(join(dist, name), 'utf8');
    return document.replace('<html ', () => `<html ${facts}`);
  };
  const application = await read('index.html');
  const landing = new Map<Language, string>();
  for (const language of languageCodes) landing.set(language, await read(`landing-${language}.html`));
  // All documents have the same script.
  const scripts = [...application.matchAll(/<script>([^]*?)<\/script>/g)].map(([, script = '']) => script);
  const policy = { plain: documentPolicy(scripts, false), cards: documentPolicy(scripts, true) };

  return (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    void reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache');
    const [path = '/'] = request.url.split('?');
    const hasCards = settings.stripe !== null && isCardPage(path);
    void reply.header('content-security-policy', hasCards ? policy.cards : policy.plain);
    if (path !== '/') return reply.send(application);
    const language = languageOf(request.headers['accept-language']);
    return reply.header('vary', 'Accept-Language').header('content-language', language).send(landing.get(language));
  };
}

/** As JSON in an attribute. */
const escaped = (value: object) =>
  JSON.stringify(value).replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** What pages can load: their own files, and nothing from other origins. For helmet; documents say more. */
export const contentPolicy = {
  defaultSrc: ["'self'"],
  scriptSrc: ["'self'"],
  // Mantine sets styles at run time; scripts are only our own files.
  styleSrc: ["'self'", "'unsafe-inline'"],
  imgSrc: ["'self'", 'data:', 'blob:'],
  objectSrc: ["'none'"],
  baseUri: ["'none'"],
  formAction: ["'self'"],
  frameAncestors: ["'none'"],
};

/** Device features that no page uses; payment is the provider's, in its own frame. */
export const permissionsPolicy = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'serial',
  'usb',
  'xr-spatial-tracking',
]
  .map((feature) => `${feature}=()`)
  .concat('payment=(self "https://js.stripe.com")')
  .join(', ');

/**
 * The policy of a document, as the value of the header.
 * @param scripts the sources of the scripts in the document itself, allowed by their hashes
 * @param hasCards whether it has a card form of the real provider: its script, its frames, its calls
 */
function documentPolicy(scripts: readonly string[], hasCards: boolean): string {
  const hashes = scripts.map((script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`);
  const own = { ...contentPolicy, scriptSrc: [...contentPolicy.scriptSrc, ...hashes] };
  const directives = hasCards
    ? {
        ...own,
        scriptSrc: [...own.scriptSrc, 'https://js.stripe.com'],
        frameSrc: ['https://js.stripe.com', 'https://hooks.stripe.com'],
        connectSrc: ["'self'", 'https://api.stripe.com'],
      }
    : own;
  return Object.entries(directives)
    .map(([name, sources]) => [name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`), ...sources].join(' '))
    .join(';');
}

import { constants, isCardPage, type Language } from '@pamaina/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Deps } from '../deps.ts';
import { languageOf } from '../text/texts.ts';
import { documentPolicy } from './content-policy.ts';

/**
 * The documents of the built web app, cached in memory. The landing page is prerendered, in the language that the
 * browser requests; every other address is the empty document that the application fills. Its root element states
 * whether there is a demo, and, if set, the operator and the support contact.
 */
export async function createWebPages(dist: string, { hasDemo, settings }: Pick<Deps, 'hasDemo' | 'settings'>) {
  const { operator, supportEmail } = settings;
  const facts = [
    hasDemo ? 'data-demo ' : '',
    operator ? `data-operator="${escaped(operator)}" ` : '',
    supportEmail === null ? '' : `data-support-email="${supportEmail}" `,
  ].join('');
  const read = async (name: string) => {
    const document = await readFile(join(dist, name), 'utf8');
    return document.replace('<html ', () => `<html ${facts}`);
  };
  const application = await read('index.html');
  const landing = new Map<Language, string>();
  for (const language of constants.languages) landing.set(language, await read(`landing-${language}.html`));
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

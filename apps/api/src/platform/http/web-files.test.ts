import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { StripeSettings } from '../settings/payment-settings.ts';
import type { Operator } from '../settings/operator-settings.ts';
import type { Settings } from '../settings/settings.ts';
import type { TracingSettings } from '../settings/tracing-settings.ts';
import { createWebPages } from './web-files.ts';

const stripe: StripeSettings = {
  secretKey: 'sk_test_1',
  publishableKey: 'pk_test_1',
  webhookSecret: 'whsec_1',
  priceId: 'price_1',
  apiBase: null,
};
let dist: string;
beforeAll(async () => {
  dist = await mkdtemp(join(tmpdir(), 'pamaina-pages-'));
  for (const name of ['index', 'landing-en', 'landing-lt'])
    await writeFile(join(dist, `${name}.html`), `<html lang="en">${name}</html>`);
});
afterAll(() => rm(dist, { recursive: true }));

async function get(
  url: string,
  {
    language = 'en',
    hasDemo = false,
    withStripe = false,
    operator = null as Operator | null,
    supportEmail = null as string | null,
    tracing = null as TracingSettings | null,
  } = {},
) {
  const app = Fastify();
  const settings = { stripe: withStripe ? stripe : null, operator, supportEmail, tracing } as Settings;
  app.get('/*', await createWebPages(dist, { hasDemo, settings }));
  const reply = await app.inject({ url, headers: { 'accept-language': language } });
  await app.close();
  return reply;
}

test.each([
  ['lt-LT, en;q=0.8', 'landing-lt'],
  ['de, lt;q=0.4, en;q=0.6', 'landing-en'],
  ['de', 'landing-en'],
])('the landing page comes drawn in the language asked for: %s', async (language, name) => {
  const reply = await get('/?from=somewhere', { language });
  expect(reply.body).toContain(name);
  expect(reply.headers['vary']).toBe('Accept-Language');
});

test('every document says that requests are traced, where they are, and nothing of the collector', async () => {
  const tracing = { url: 'http://collector/v1/traces', headers: {}, serviceName: 'rytas', share: 1 };
  for (const url of ['/', '/worker'])
    expect((await get(url, { tracing })).body).toContain('<html data-traced lang="en">');
});

test('every other address is the application, and says whether there is a demo', async () => {
  expect((await get('/manager/calendar')).body).toBe('<html lang="en">index</html>');
  expect((await get('/login', { hasDemo: true })).body).toContain('<html data-demo lang="en">');
});

test('every page says who runs the product, whatever signs the name has', async () => {
  const operator = { name: 'UAB "A & <B>"', code: '305123456', address: null, email: null };
  for (const url of ['/', '/login']) {
    const { body } = await get(url, { operator });
    expect(body).toContain(
      '<html data-operator="{&quot;name&quot;:&quot;UAB \\&quot;A &amp; &lt;B>\\&quot;&quot;,&quot;code&quot;:&quot;305123456&quot;,',
    );
    expect((await get(url)).body).not.toContain('operator');
  }
});

test('every document says who helps, where somebody does', async () => {
  for (const url of ['/', '/worker']) {
    const { body } = await get(url, { supportEmail: 'help@pamaina.example' });
    expect(body).toContain('<html data-support-email="help@pamaina.example" lang="en">');
    expect((await get(url)).body).not.toContain('support');
  }
});

test('only where a card is asked for, and only beside the real provider, may its script run', async () => {
  const policyAt = async (url: string, withStripe: boolean) =>
    String((await get(url, { withStripe })).headers['content-security-policy'] ?? '');
  for (const url of ['/create-project', '/create-project/', '/Purchase?a=1', '/manager/settings/subscriptions']) {
    expect(await policyAt(url, true)).toContain("script-src 'self' https://js.stripe.com;");
    expect(await policyAt(url, false)).toContain("script-src 'self';");
  }
  for (const url of ['/', '/manager', '/create-project/x', '/manager/settings'])
    expect(await policyAt(url, true)).toContain("script-src 'self';");
});

test('of the scripts in a document, only its own may run: by its hash', async () => {
  await writeFile(join(dist, 'index.html'), '<html lang="en"><script>start()</script>');
  for (const [url, others] of [
    ['/', ''],
    ['/manager', ''],
    ['/purchase', ' https://js.stripe.com'],
  ] as const) {
    const policy = String((await get(url, { withStripe: true })).headers['content-security-policy']);
    // `printf 'start()' | openssl dgst -sha256 -binary | base64`
    expect(policy).toContain(`script-src 'self' 'sha256-DIm7WJS6ZKDYe5qFLPy+h4JFI9Bol5QmYC57mt3Fb00='${others};`);
  }
});

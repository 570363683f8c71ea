// Receives webhooks of Pamaina and prints the genuine ones, a line each, with Node.js 20 or newer alone.
//
// Usage: PAMAINA_WEBHOOK_SECRET=whsec_... node receive-webhooks.mjs 8443 certificate.pem key.pem
// Without a certificate it speaks HTTP on 127.0.0.1, for a proxy that receives HTTPS.
//
// Messages are verified as Standard Webhooks 1.0 says: https://www.standardwebhooks.com. With a library instead: the
// verifiers of standardwebhooks 1.0 and svix want the headers as a plain object (`Object.fromEntries(headers)` of a
// Request), the body as it came, and not parsed; read the body yourself after verifying: svix 2.5 returns nothing.
import { createHmac, timingSafeEqual } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createServer as createSecureServer } from 'node:https';

const TOLERANCE_SECONDS = 5 * 60;
const BODY_BYTES_MAX = 100_000;
/** A message comes again with the same ID until it was answered. A program that must not forget stores them. */
const REMEMBERED_IDS = 10_000;

const secret = process.env.PAMAINA_WEBHOOK_SECRET ?? '';
const seen = new Set();
const print = (line) => process.stdout.write(`${line}\n`);

/** Whether the holder of the secret signed this body (bytes), not long ago. */
function isGenuine(headers, body) {
  const { 'webhook-id': id = '', 'webhook-timestamp': sentAt = '', 'webhook-signature': given = '' } = headers;
  if (id === '' || !/^\d+$/.test(sentAt)) return false;
  if (Math.abs(Date.now() / 1000 - Number(sentAt)) > TOLERANCE_SECONDS) return false;
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const right = createHmac('sha256', key).update(`${id}.${sentAt}.`).update(body).digest();
  // While a secret is replaced, a message has a signature of each. Comparing takes the same time for any wrong one.
  return given.split(' ').some((one) => {
    const bytes = Buffer.from(one.replace(/^v1,/, ''), 'base64');
    return one.startsWith('v1,') && bytes.length === right.length && timingSafeEqual(bytes, right);
  });
}

function isNew(id) {
  if (seen.has(id)) return false;
  seen.add(id);
  if (seen.size > REMEMBERED_IDS) seen.delete(seen.values().next().value);
  return true;
}

/** The bytes of the body; null when they are too many. */
async function bodyOf(request) {
  const parts = [];
  let size = 0;
  for await (const part of request) {
    size += part.length;
    if (size > BODY_BYTES_MAX) return null;
    parts.push(part);
  }
  return Buffer.concat(parts);
}

async function receive(request, response) {
  const answer = (status) => response.writeHead(status, { 'content-length': 0, connection: 'close' }).end();
  if (request.method !== 'POST') return answer(405);
  if (Number(request.headers['content-length']) > BODY_BYTES_MAX) return answer(413);
  const body = await bodyOf(request);
  if (body === null) return answer(413);
  if (!isGenuine(request.headers, body)) return answer(401);
  // What was handled is not handled again, and gets a success: otherwise it would be sent again and again.
  if (isNew(request.headers['webhook-id'])) print(JSON.stringify(JSON.parse(body.toString('utf8'))));
  answer(204);
}

const [port, certificate, key] = process.argv.slice(2);
const handle = (request, response) => receive(request, response).catch(() => response.destroy());
const server = certificate
  ? createSecureServer({ cert: readFileSync(certificate), key: readFileSync(key) }, handle)
  : createServer(handle);
// Who sends slowly keeps no connection for long.
server.requestTimeout = 10_000;
server.listen(Number(port), certificate ? undefined : '127.0.0.1', () =>
  print(`listening on port ${server.address().port}`),
);

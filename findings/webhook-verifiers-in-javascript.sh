#!/usr/bin/env bash
# standardwebhooks 1.0.0 and svix 2.5.0 (npm): what `verify` of a Standard Webhooks message takes and returns.
#
# Guess: it takes the Headers of a Request, as every server by now has them, and returns the message.
# Behaviour: a Headers object is "Missing required headers" to both, as its entries are no properties; only a plain
#   object works. svix 2.5 returns nothing where svix 1 and standardwebhooks return the parsed message, so that a
#   receiver written for them goes on with undefined and no error.
# Seen: see `expected` below.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund standardwebhooks@1.0.0 svix@2.5.0

cat > try.cjs <<'JS'
const verifiers = { standardwebhooks: require('standardwebhooks').Webhook, svix: require('svix').Webhook };
const body = '{"type":"test"}';
const at = new Date();
for (const [name, Webhook] of Object.entries(verifiers)) {
  const hook = new Webhook(`whsec_${Buffer.alloc(32, 1).toString('base64')}`);
  const headers = {
    'webhook-id': 'msg_1',
    'webhook-timestamp': String(Math.floor(at / 1000)),
    'webhook-signature': hook.sign('msg_1', at, body),
  };
  for (const [kind, given] of Object.entries({ object: headers, Headers: new Headers(headers) })) {
    try {
      console.log(`${name}, ${kind}: ${JSON.stringify(hook.verify(body, given))}`);
    } catch (error) {
      console.log(`${name}, ${kind}: ${error.message}`);
    }
  }
}
JS
seen=$(node try.cjs)
expected='standardwebhooks, object: {"type":"test"}
standardwebhooks, Headers: Missing required headers
svix, object: undefined
svix, Headers: Missing required headers'
echo "$seen"
[ "$seen" = "$expected" ] || { echo "changed; expected:"; echo "$expected"; exit 1; }

#!/usr/bin/env bash
# npm 11.19.1: `npm ci --omit=dev` with a dev dependency that is also an optional peer of a production dependency.
#
# Guess: what package.json lists in devDependencies alone is left out, since an optional peer is never installed for its
#   own sake (https://docs.npmjs.com/cli/v11/configuring-npm/package-json#peerdependenciesmeta).
# Behaviour: the lock file marks it "devOptional", and it is left out only with `--omit=dev --omit=optional`, which
#   leaves out the optional dependencies that a production needs, too. i18next 27.1.2 has typescript as an optional
#   peer, so a production installation of a program that is checked with TypeScript carries the compiler, 24 MB.
# Seen: see `expected` below.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
cat > package.json <<'JSON'
{
  "name": "try",
  "version": "1.0.0",
  "dependencies": { "i18next": "27.1.2" },
  "devDependencies": { "typescript": "6.0.3", "is-odd": "3.0.1" }
}
JSON
npm() { npx --yes npm@11.19.1 "$@" --silent --no-audit --no-fund; }
has() { [ -d "node_modules/$1" ] && echo "$1 installed" || echo "$1 left out"; }
npm install --package-lock-only
seen=$(
  npm ci --omit=dev
  echo "--omit=dev: $(has is-odd), $(has typescript)"
  npm ci --omit=dev --omit=optional
  echo "--omit=dev --omit=optional: $(has is-odd), $(has typescript)"
)
expected='--omit=dev: is-odd left out, typescript installed
--omit=dev --omit=optional: is-odd left out, typescript left out'
echo "$seen"
[ "$seen" = "$expected" ] || { echo "changed; expected:"; echo "$expected"; exit 1; }

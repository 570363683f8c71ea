#!/usr/bin/env bash
# @mantine/core 9.7.3 (npm), Menu.Item with a role of its own.
#
# Guess: <Menu.Item role="menuitemradio" aria-checked="true"> has that role: other attributes, aria-checked included, are
#   passed on to the button.
# Behaviour: the role is written after what is passed on, so it is "menuitem", beside the aria-checked that this role
#   doesn't have: screen readers say neither that it is one of several nor which one is chosen, and axe
#   (aria-allowed-attr) reports it. Menu.RadioItem has the right one.
# Seen: see `expected` below, from the page as the server renders it.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund @mantine/core@9.7.3 @mantine/hooks@9.7.3 react@19.3.1 react-dom@19.3.1

cat > try.cjs <<'JS'
const { createElement: make } = require('react');
const { renderToString } = require('react-dom/server');
const { MantineProvider, Menu } = require('@mantine/core');
const choice = { role: 'menuitemradio', 'aria-checked': 'true', 'data-kind': 'item' };
const menu = make(
  Menu,
  { opened: true, withinPortal: false, transitionProps: { duration: 0 } },
  make(Menu.Target, null, make('button', null, 'View')),
  make(Menu.Dropdown, null, make(Menu.Item, choice, 'Week')),
);
const html = renderToString(make(MantineProvider, { env: 'test' }, menu));
const [button] = html.match(/<button[^>]*data-kind="item"[^>]*>/) ?? ['no button'];
console.log(['role', 'aria-checked'].map((name) => `${name} ${new RegExp(`${name}="(\\w+)"`).exec(button)?.[1]}`).join(', '));
JS
seen=$(node try.cjs)
expected='role menuitem, aria-checked true'
echo "$seen"
[ "$seen" = "$expected" ] || { echo "changed; expected:"; echo "$expected"; exit 1; }

#!/usr/bin/env bash
# @mantine/core 9.7.3 (npm) with React 19.3.1: a Menu that stands in a Popover, and one that stands in a Modal.
#
# Guess: Escape closes the innermost of what is open, as ARIA's dialog and menu patterns say; the next one closes what is
#   around it. In a Modal it is so.
# Behaviour: in a Popover one press closes the menu and the popover around it: both hear the same key, and neither ends
#   it. What was typed in the popover is gone. The same menu in a Modal closes alone.
# Source: https://www.w3.org/WAI/ARIA/apg/patterns/menubar/ ("Escape: Close the menu that contains focus").
# Seen: see `expected` below, in jsdom with the components' own portals.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund @mantine/core@9.7.3 @mantine/hooks@9.7.3 react@19.3.1 react-dom@19.3.1 \
  jsdom@27.0.0

cat > try.cjs <<'JS'
const { JSDOM } = require('jsdom');
const { window } = new JSDOM('<div id="root"></div>', { pretendToBeVisual: true, url: 'http://localhost' });
window.matchMedia = () => ({ matches: false, addEventListener() {}, removeEventListener() {} });
window.ResizeObserver = class { observe() {} unobserve() {} disconnect() {} };
const names = ['document', 'navigator', 'HTMLElement', 'Element', 'Node', 'getComputedStyle', 'MutationObserver',
  'requestAnimationFrame', 'cancelAnimationFrame', 'ShadowRoot', 'HTMLIFrameElement', 'ResizeObserver'];
for (const [name, value] of [['window', window], ...names.map((one) => [one, window[one]])])
  Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
globalThis.IS_REACT_ACT_ENVIRONMENT = true;
const { act, createElement: make } = require('react');
const { createRoot } = require('react-dom/client');
const { MantineProvider, Menu, Modal, Popover } = require('@mantine/core');
const instantly = { transitionProps: { duration: 0 } };
let closed = [];
const menu = () => make(
  Menu,
  { ...instantly, opened: true, onChange: (isOpen) => !isOpen && closed.push('menu') },
  make(Menu.Target, null, make('button', null, 'More')),
  make(Menu.Dropdown, null, make(Menu.Item, { id: 'item' }, 'Copy')),
);
const around = {
  popover: () => make(
    Popover,
    { ...instantly, opened: true, onChange: (isOpen) => !isOpen && closed.push('popover') },
    make(Popover.Target, null, make('button', null, 'Shift')),
    make(Popover.Dropdown, null, menu()),
  ),
  modal: () => make(Modal, { ...instantly, opened: true, onClose: () => closed.push('modal') }, menu()),
};
(async () => {
  for (const [name, draw] of Object.entries(around)) {
    closed = [];
    const root = createRoot(document.getElementById('root'));
    await act(async () => root.render(make(MantineProvider, { env: 'test' }, draw())));
    await act(async () => new Promise((resolve) => setTimeout(resolve, 50)));
    const item = document.querySelector('#item');
    const init = { key: 'Escape', code: 'Escape', bubbles: true, cancelable: true };
    await act(async () => {
      item.focus();
      item.dispatchEvent(new window.KeyboardEvent('keydown', init));
    });
    console.log(`in a ${name}: closed ${closed.sort().join(' and ') || 'nothing'}`);
    await act(async () => root.unmount());
  }
  process.exit(0);
})();
JS
seen=$(node try.cjs)
expected='in a popover: closed menu and popover
in a modal: closed menu'
echo "$seen"
[ "$seen" = "$expected" ] || { echo "changed; expected:"; echo "$expected"; exit 1; }

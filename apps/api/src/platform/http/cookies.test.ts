import { expect, test } from 'vitest';
import { deviceName } from './cookies.ts';

test.each([
  ['Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/150.0 Mobile Safari/537.36', 'Chrome, Android'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Mobile Safari/604.1', 'Safari, iPhone'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/150.0 Safari/537.36 Edg/150.0', 'Edge, Windows'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0', 'Firefox, Linux'],
  ['python-requests/2.32', 'python-requests'],
  ['<script>', ''],
  ['', ''],
  [undefined, ''],
])('%s is shown as %s', (userAgent, expected) => {
  expect(deviceName(userAgent)).toBe(expected);
});

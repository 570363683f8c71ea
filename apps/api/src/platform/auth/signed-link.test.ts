import { expect, test } from 'vitest';
import { createSignedLinks, type LinkPurpose } from './signed-link.ts';

const links = createSignedLinks('a secret of thirty-two characters, or more');
const claims = {
  projectId: '01900000-0000-7000-8000-000000000001',
  subject: '01900000-0000-7000-8000-0000000000ff',
  expiresAt: Date.parse('2026-06-10T09:00:00Z'),
};

test('a link says what was signed, also after it has expired', () => {
  expect(links.read('ask', links.sign('ask', claims))).toEqual(claims);
});

test('every altered letter, a cut one, a longer one and another spelling are refused', () => {
  const token = links.sign('ask', claims);
  const other = (letter: string) => (letter === 'A' ? 'B' : 'A');
  for (let at = 0; at < token.length; at += 1)
    expect(links.read('ask', token.slice(0, at) + other(token[at] ?? '') + token.slice(at + 1))).toBeNull();
  for (const wrong of ['', token.slice(1), token.slice(0, -1), `${token}A`, `${token}=`, ` ${token}`, 'not-a-token'])
    expect(links.read('ask', wrong), wrong).toBeNull();
});

test('a link of another purpose or of another server is refused', () => {
  expect(links.read('another' as LinkPurpose, links.sign('ask', claims))).toBeNull();
  const stranger = createSignedLinks('another secret of thirty-two characters');
  expect(links.read('ask', stranger.sign('ask', claims))).toBeNull();
});

import { expect, test } from 'vitest';
import { createSignedLinks } from '../../../../platform/auth/signed-link.ts';
import { answersOf, writeMail } from './write-mail.ts';
import type { Parcel } from './parcel.ts';

const secret = 'a secret of thirty-two characters, or more';
const projectId = '01900000-0000-7000-8000-000000000001';
const asked = '01900000-0000-7000-8000-000000000002';
const until = '2026-06-10T15:30:00.000Z';
const shift = { date: '2026-06-11', start: '08:00', end: '16:00', role: 'barista' };
const facts = { ...shift, variant: 'you', asked, until, by_date: '2026-06-10', by_time: '18:30' };
const parcel: Parcel = {
  id: '01900000-0000-7000-8000-000000000003',
  projectId,
  projectName: 'Rytas',
  accountId: '',
  channel: 'email',
  trace: null,
  name: 'Žygimantas',
  email: null,
  role: 'employee',
  language: 'lt',
  items: [{ deliveryId: '', attempts: 1, kind: 'shift_asked', facts }],
};

test('a question has a yes and a no link that name its row and its deadline, after #', () => {
  const [yes, no] = answersOf(secret, parcel, { kind: 'shift_asked', facts });
  expect([yes?.label, no?.label]).toEqual(['Taip, dirbsiu', 'Ne']);
  const [, said, token = ''] = /^\/answer#(yes)\.([\w-]+)$/.exec(yes?.path ?? '') ?? [];
  expect(said).toBe('yes');
  expect(createSignedLinks(secret).read('ask', token)).toEqual({
    projectId,
    subject: asked,
    expiresAt: Date.parse(until),
  });
});

test('a notice without a question has no answers', () => {
  expect(answersOf(secret, parcel, { kind: 'shift_asked', facts: { ...shift, variant: 'taken' } })).toEqual([]);
  expect(answersOf(secret, parcel, { kind: 'shift_changed', facts: { ...shift, variant: 'given' } })).toEqual([]);
});

test('both answers are in the mail, in its text and as buttons', () => {
  const { text, html } = writeMail(parcel, 'zygis@example.lt', {
    publicUrl: 'https://rytas.example.lt',
    secret,
    now: 0,
  });
  expect(text).toMatch(/^Taip, dirbsiu: https:\/\/rytas\.example\.lt\/answer#yes\.[\w-]+$/m);
  expect(text).toMatch(/^Ne: https:\/\/rytas\.example\.lt\/answer#no\.[\w-]+$/m);
  expect(text).toContain('Atsakykite iki: birželio 10 d., trečiadienis, 18:30.');
  expect(html).toContain('href="https://rytas.example.lt/answer#no.');
});

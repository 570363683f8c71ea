import { expect, test } from 'vitest';
import { createKeptAnswers } from './kept-answers.ts';

test('what was asked for longest ago goes first, and one too large is not kept', () => {
  const answers = createKeptAnswers(10);
  answers.set('a', '12345');
  answers.set('b', '12345');
  expect(answers.get('a')).toBe('12345');
  answers.set('c', '123');
  expect([answers.get('a'), answers.get('b'), answers.get('c')]).toEqual(['12345', undefined, '123']);
  answers.set('c', '12345678901');
  expect([answers.get('a'), answers.get('c')]).toEqual(['12345', undefined]);
  // The room of what was replaced is free again.
  for (let i = 0; i < 100; i += 1) answers.set('d', '12345');
  expect([answers.get('a'), answers.get('d')]).toEqual(['12345', '12345']);
});

test('of a small buffer only its own bytes are kept, not the larger one that it is a part of', () => {
  const answers = createKeptAnswers();
  const small = Buffer.from('labas');
  expect(small.buffer.byteLength).toBeGreaterThan(small.length);
  answers.set('a', small);
  const kept = answers.get('a');
  expect(String(kept)).toBe('labas');
  expect(Buffer.isBuffer(kept) && kept.buffer.byteLength).toBe(5);
});

import { afterEach, expect, test } from 'vitest';
import { traceHeader } from './traceparent.ts';

afterEach(() => {
  delete document.documentElement.dataset['traced'];
});

test('requests begin traces only where the server says that it traces, each one of its own', () => {
  expect(traceHeader()).toEqual({});
  document.documentElement.dataset['traced'] = '';
  const [one, other] = [traceHeader(), traceHeader()];
  expect(one.traceparent).toMatch(/^00-[\da-f]{32}-[\da-f]{16}-01$/);
  expect(other.traceparent).not.toBe(one.traceparent);
});

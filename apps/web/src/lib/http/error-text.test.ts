import { expect, test } from 'vitest';
import { ApiError } from './api-error.ts';
import { errorText } from './error-text.ts';

const failed = (status: number, code: string, detail: string) => new ApiError({ status, code, detail });

test.each([
  ['the words of the server', failed(409, 'generation_running', 'It is being planned.'), 'It is being planned.'],
  [
    'a page without words of a proxy',
    failed(502, 'unexpected_reply', 'An unexpected error occurred.'),
    'Failed to publish.',
  ],
  ['no answer', failed(0, 'no_response', 'Server is not responding.'), 'Server is not responding.'],
  ['a fault of the page itself', new TypeError('x is undefined'), 'Failed to publish.'],
])('%s', (_, error, text) => expect(errorText(error, 'Failed to publish.')).toBe(text));

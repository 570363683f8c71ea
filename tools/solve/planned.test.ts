import { expect, it } from 'vitest';
import { planned } from './planned.ts';

it('says in one line that the planner failed', async () => {
  const result = Promise.reject(new Error('out of\nmemory'));
  await expect(planned('week.json', result)).rejects.toThrow(/^week\.json: cannot be planned: out of memory$/);
});

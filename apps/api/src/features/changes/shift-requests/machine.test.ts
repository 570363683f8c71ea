import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { claimMachine } from './claim-machine.ts';
import type { Machine } from './machine.ts';
import { swapMachine } from './swap-machine.ts';

const PICTURES = new URL('../../../../../../docs/states.md', import.meta.url);

/** The table as a picture: `action [who] / effects`. */
const picture = ({ transitions }: Pick<Machine, 'transitions'>) =>
  [
    '```mermaid',
    'stateDiagram-v2',
    '  [*] --> pending',
    ...transitions.map(([from, action, who, to, ...effects]) => {
      const label = effects.length === 0 ? `${action} [${who}]` : `${action} [${who}] / ${effects.join(', ')}`;
      return `  ${from} --> ${to}: ${label}`;
    }),
    '```',
  ].join('\n');

test.each([
  ['swaps', swapMachine],
  ['claims', claimMachine],
])('the picture of %s in docs/states.md is that of the table', (_, machine) => {
  expect(readFileSync(PICTURES, 'utf8')).toContain(picture(machine));
});

test('every state that does not wait has ended, but for what time does', () => {
  const people = [...swapMachine.transitions, ...claimMachine.transitions].filter(([, , who]) => who !== 'system');
  expect([...new Set(people.map(([from]) => from))]).toEqual(['pending', 'employee_accepted']);
});

import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPart } from '../../../../testing/render-part.tsx';
import { makeSystem } from '../../../../testing/sample-system.ts';
import { problem, stubNetwork } from '../../../../testing/stub-network.ts';
import { PlanningPage } from './joined-pages.tsx';

// Without a law the norm was switched off; Lithuanian law, chosen since, does not allow that.
const stored = makeSystem({
  severities: { 'norm-hours': 'off', 'forbidden-sequence': 'soft' },
  rules: [
    { rule: 'norm-hours', family: 'law', default_severity: 'consent', choices: ['soft', 'consent', 'hard'] },
    { rule: 'forbidden-sequence', family: 'business', default_severity: 'hard', choices: ['off', 'soft', 'hard'] },
  ],
});

async function turnSequencesOff() {
  fireEvent.click(screen.getByLabelText('Forbidden shift sequence', { selector: 'input' }));
  // The goals above also have such a choice.
  const choices = await screen.findAllByRole('option', { name: 'Off', hidden: true });
  fireEvent.click(choices.at(-1) as HTMLElement);
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
}

const familyOf = (name: string) => screen.getByText(name).closest('details');

test('sends no choice that the law of today does not allow', async () => {
  const calls = stubNetwork({ 'PUT /api/settings/system': () => makeSystem({ version: 2 }) });
  await renderPart(<PlanningPage stored={stored} />);
  await turnSequencesOff();
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(JSON.parse(calls[0]?.body ?? '')).toEqual({
    importance: stored.importance,
    planning_seconds: stored.planning_seconds,
    severities: { 'forbidden-sequence': 'off' },
  });
});

test('unfolds the rules among which one is refused', async () => {
  const refused = { 'severities.norm-hours': ['Not one of the choices.'] };
  stubNetwork({ 'PUT /api/settings/system': () => problem(422, 'invalid', 'Some fields are wrong.', refused) });
  await renderPart(<PlanningPage stored={stored} />);
  expect(familyOf('Working-time law')?.open).toBe(false);
  await turnSequencesOff();
  await screen.findByText('Not one of the choices.');
  expect(familyOf('Working-time law')?.open).toBe(true);
});

import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPart } from '../../../../testing/render-part.tsx';
import { makeSystem } from '../../../../testing/sample-system.ts';
import { stubNetwork, type SentCall } from '../../../../testing/stub-network.ts';
import { WorkingTimePage } from './joined-pages.tsx';

/** The page reads the law packs too. */
const writesOf = (calls: readonly SentCall[]) => calls.filter(({ route }) => route.startsWith('PUT'));
const switchOf = () => screen.getByRole<HTMLInputElement>('switch', { name: /Weekends off/ });
const fieldOf = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save' }));

test('a rule is switched on with its usual numbers, which can be changed', async () => {
  const calls = stubNetwork({ 'PUT /api/settings/system': () => makeSystem({ version: 2 }) });
  await renderPart(<WorkingTimePage stored={makeSystem()} />);
  expect(screen.queryByLabelText('In any so many weeks')).toBeNull();
  fireEvent.click(switchOf());
  expect([fieldOf('Weekends off, at least').value, fieldOf('In any so many weeks').value]).toEqual(['1', '2']);
  fireEvent.change(fieldOf('In any so many weeks'), { target: { value: '3' } });
  save();
  await waitFor(() => expect(writesOf(calls)).toHaveLength(1));
  expect(JSON.parse(writesOf(calls)[0]?.body ?? '')).toMatchObject({
    business_rules: { weekends_off: { least: 1, in_weeks: 3 } },
  });
});

test('more weekends than weeks are refused at their field, and a rule switched off is not sent', async () => {
  const calls = stubNetwork({ 'PUT /api/settings/system': () => makeSystem({ version: 2 }) });
  const stored = makeSystem({ business_rules: { weekends_off: { least: 1, in_weeks: 2 } } });
  await renderPart(<WorkingTimePage stored={stored} />);
  expect(switchOf().checked).toBe(true);
  fireEvent.change(fieldOf('Weekends off, at least'), { target: { value: '3' } });
  save();
  await waitFor(() => expect(fieldOf('Weekends off, at least').getAttribute('aria-invalid')).toBe('true'));
  expect(writesOf(calls)).toHaveLength(0);
  fireEvent.click(switchOf());
  save();
  await waitFor(() => expect(writesOf(calls)).toHaveLength(1));
  expect(JSON.parse(writesOf(calls)[0]?.body ?? '')).toMatchObject({ business_rules: {} });
});

import { screen, waitFor } from '@testing-library/react';
import { employees } from '@pamaina/contract';
import { expect, test } from 'vitest';
import { beLeeds } from '../testing/be-leeds.ts';
import { renderPart } from '../testing/render-part.tsx';
import { FormField } from './form-field.tsx';

test('a field of money has the sign of the currency of the project', async () => {
  beLeeds();
  const input = { value: 12.5, onChange: () => {} };
  await renderPart(<FormField field={employees.fields.hourly_rate_cents} label="Rate" input={input} />);
  await waitFor(() => expect(screen.getByLabelText('Rate')).toHaveProperty('value', '12.5 £'));
});

import { expect, test } from 'vitest';
import { PayrollFile } from './payroll-exports.ts';
import { payrollPresets } from './payroll-presets.ts';

test.each(payrollPresets)('the preset $key can be saved as it is', ({ key: _, ...preset }) => {
  expect(PayrollFile.safeParse(preset).error?.issues).toBeUndefined();
});

import { useForm } from '@mantine/form';
import type { PayrollSource } from '@pamaina/contract';
import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPart } from '../../../testing/render-part.tsx';
import { ColumnsField } from './columns-field.tsx';
import { newColumn, type ExportValues } from './export-values.ts';

function Columns({ sources }: { sources: readonly PayrollSource[] }) {
  const columns = sources.map((source) => newColumn(source, source));
  const initialValues = { columns, layout: 'kinds' } as unknown as ExportValues;
  return <ColumnsField form={useForm<ExportValues>({ initialValues })} />;
}

const headings = () => screen.getAllByRole<HTMLInputElement>('textbox', { name: /^Heading/ }).map(({ value }) => value);

test('after a choice of other rows the columns that do not fit are removed at once, and the focus stays near', async () => {
  await renderPart(<Columns sources={['employee_id', 'worked', 'name', 'norm']} />);
  fireEvent.click(screen.getByRole('button', { name: 'Remove 2 columns that don’t fit these rows' }));
  expect(headings()).toEqual(['employee_id', 'name']);
  expect(screen.queryByRole('button', { name: /fit these rows/ })).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Add column' }));
});

test('a single one is removed on its own row', async () => {
  await renderPart(<Columns sources={['employee_id', 'norm']} />);
  expect(screen.queryByRole('button', { name: /fit these rows/ })).toBeNull();
});

import { allPayrollKinds, payrollExports, type PayrollKind } from '@pamaina/contract';
import { z } from 'zod';
import { readableFields, readableItems, storedObject } from '../../../platform/database/stored-json.ts';

const { shape } = payrollExports.PayrollFile;
const byName = shape.columns.element.parse({ source: 'name' });
const columns = readableItems(shape.columns.element);
const codes = shape.codes.unwrap();
const Codes = readableFields(
  Object.fromEntries(allPayrollKinds.map((kind) => [kind, codes.valueType])) as Record<
    PayrollKind,
    typeof codes.valueType
  >,
);
/** With its default in place of what can't be read. */
const usual = <Field extends z.ZodDefault>(field: Field) => field.catch(field.parse(undefined));

const StoredFile = storedObject.pipe(
  z.object({
    layout: shape.layout.catch('people'),
    columns: columns.transform((all) => (all.length === 0 ? [byName] : all)),
    codes: Codes,
    hours: usual(shape.hours),
    separator: usual(shape.separator),
    quotes: usual(shape.quotes),
    encoding: usual(shape.encoding),
    dates: usual(shape.dates),
    has_header: usual(shape.has_header),
  }),
);

/** The format of a file with the columns and codes that can be read; one of names where there are none. */
export const readPayrollFile = (stored: unknown): payrollExports.PayrollFile => StoredFile.parse(stored);

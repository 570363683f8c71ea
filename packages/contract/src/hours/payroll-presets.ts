import type { PayrollFile } from './payroll-file.ts';
import { payrollKinds, payrollMarks, type PayrollKind, type PayrollSource } from './payroll-kinds.ts';

/** A column without a heading is named after its content, in the language of the page. */
interface PresetColumn {
  source: PayrollSource;
  heading?: string;
}

export interface PayrollPreset extends Omit<PayrollFile, 'columns'> {
  key: 'month' | 'codes' | 'days' | 'bss' | 'merit';
  columns: readonly PresetColumn[];
}

const usual = {
  hours: 'comma',
  separator: 'semicolon',
  quotes: 'needed',
  encoding: 'utf8_bom',
  dates: 'YYYY-MM-DD',
  has_header: true,
} as const;

const marksOf = (kinds: readonly PayrollKind[]) => Object.fromEntries(kinds.map((kind) => [kind, payrollMarks[kind]]));
const columnsOf = (...sources: PayrollSource[]): PresetColumn[] => sources.map((source) => ({ source }));

/** The presets for new exports. Only programs with a public format: docs/decisions/044 lists the sources. */
export const payrollPresets: readonly PayrollPreset[] = [
  {
    ...usual,
    key: 'month',
    layout: 'people',
    columns: columnsOf(
      'employee_id',
      'name',
      'norm',
      ...payrollKinds.ofWhich,
      ...payrollKinds.earlier,
      ...payrollKinds.late,
      'late_amount',
      ...payrollKinds.absences,
    ),
    codes: {},
  },
  {
    ...usual,
    key: 'codes',
    layout: 'kinds',
    columns: columnsOf('employee_id', 'name', 'month', 'code', 'hours', 'days', 'late_amount'),
    codes: marksOf([...payrollKinds.once, ...payrollKinds.earlier, ...payrollKinds.late, ...payrollKinds.absences]),
  },
  {
    ...usual,
    key: 'days',
    layout: 'days',
    columns: columnsOf(
      'employee_id',
      'name',
      'date',
      'mark',
      ...payrollKinds.ofWhich,
      ...payrollKinds.earlier,
      ...payrollKinds.late,
      'late_amount',
    ),
    codes: marksOf(payrollKinds.absences),
  },
  {
    ...usual,
    key: 'bss',
    layout: 'day_kinds',
    columns: [
      { source: 'employee_id', heading: 'Tabelio Nr.' },
      { source: 'name', heading: 'Vardas pavardė' },
      { source: 'date', heading: 'Data' },
      { source: 'code', heading: 'Žymėjimas' },
      { source: 'hours', heading: 'Valandos' },
    ],
    codes: marksOf(['worked', 'all_night', 'all_rest', 'all_holiday', 'all_overtime']),
  },
  {
    ...usual,
    key: 'merit',
    layout: 'kinds',
    columns: columnsOf('employee_id', 'fixed', 'code', 'fixed', 'hours', 'fixed', 'fixed'),
    codes: marksOf([...payrollKinds.once, ...payrollKinds.earlier, ...payrollKinds.late]),
    encoding: 'utf8',
    has_header: false,
  },
];

import { ActionIcon, Popover, Autocomplete, Button, Group, Select } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import type { templates, requirements } from '@pamaina/contract';
import { Copy, Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useState, type FormEvent } from 'react';
import { useFieldLabel } from '../../../lib/use-field-label.ts';
import { useRoleNames } from '../../../lib/format/use-names.ts';

type RowName = Pick<RequirementRow, 'template' | 'role'>;

interface CopyRowProps {
  row: RowName;
  templateList: readonly templates.Template[];
  onCopy: (to: RowName) => void;
}

/** Copies the numbers of a row to another template or role. */
export function CopyRow({ row, templateList, onCopy }: CopyRowProps) {
  const { t } = useTranslation('requirements');
  const [isOpen, { toggle, close }] = useDisclosure();
  const label = t('copyRow', { template: row.template, role: row.role });
  return (
    <Popover opened={isOpen} onChange={toggle} position="bottom-end" trapFocus>
      <Popover.Target>
        <ActionIcon size={32} aria-label={label} onClick={toggle}>
          <Copy size={15} />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown aria-label={label} maw={260}>
        <AddRow
          templateList={templateList}
          template={row.template}
          label={t('copyHere')}
          onAdd={(to) => {
            close();
            onCopy(to);
          }}
        />
      </Popover.Dropdown>
    </Popover>
  );
}

interface AddRowProps {
  templateList: readonly templates.Template[];
  /** Selected initially. */
  template?: string;
  /** The button's label. */
  label: string;
  onAdd: (row: Pick<RequirementRow, 'template' | 'role'>) => void;
}

/** Inside a popover a choice must not count as a press outside of it. */
const inPlace = { withinPortal: false };

/** Adds a new line: a template and a role (both required); its numbers are entered in the grid. */
export function AddRow({ templateList, template: first, label, onAdd }: AddRowProps) {
  const { t } = useTranslation('requirements');
  const fieldLabel = useFieldLabel('requirement');
  const { suggested } = useRoleNames();
  const [template, setTemplate] = useState(first ?? null);
  const [role, setRole] = useState('');
  const [isChecked, setChecked] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (template === null || role.trim() === '') return;
    onAdd({ template, role: role.trim() });
    setRole('');
    setChecked(false);
  };
  return (
    <form onSubmit={submit} noValidate>
      <Group align="flex-start" gap="sm" mt="sm">
        <Select
          aria-label={fieldLabel('template')}
          placeholder={fieldLabel('template')}
          data={templateList.map(({ name }) => name)}
          value={template}
          comboboxProps={inPlace}
          onChange={setTemplate}
          error={isChecked && template === null ? t('invalid:required') : undefined}
          w={{ base: '100%', xs: 200 }}
        />
        <Autocomplete
          openOnFocus={false}
          aria-label={fieldLabel('role')}
          placeholder={fieldLabel('role')}
          data={suggested}
          value={role}
          comboboxProps={inPlace}
          onChange={setRole}
          maxLength={60}
          error={isChecked && role.trim() === '' ? t('invalid:required') : undefined}
          w={{ base: '100%', xs: 200 }}
        />
        <Button type="submit" variant="default" leftSection={<Plus size={16} aria-hidden />}>
          {label}
        </Button>
      </Group>
    </form>
  );
}

export const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const;

/**
 * A line of the weekly standard: how many employees a template needs in a role, Monday first; null where no number is
 * set.
 */
export interface RequirementRow {
  template: string;
  role: string;
  counts: (number | null)[];
}

export function rowKey({ template, role }: Pick<RequirementRow, 'template' | 'role'>): string {
  return JSON.stringify([template, role]);
}

/** The weekly standard as lines, ordered by the start of the shifts; `added` are lines that have no number yet. */
export function rowsOf(
  list: readonly requirements.Requirement[],
  order: readonly templates.Template[],
  added: readonly Pick<RequirementRow, 'template' | 'role'>[],
): RequirementRow[] {
  const rows = new Map<string, RequirementRow>();
  for (const { template, role, weekday, count } of list) {
    if (weekday === null) continue;
    const key = rowKey({ template, role });
    const row = rows.get(key) ?? { template, role, counts: WEEKDAYS.map(() => null) };
    row.counts[weekday - 1] = count;
    rows.set(key, row);
  }
  const place = new Map(order.map(({ name, start_time, end_time }) => [name, `${start_time}${end_time}`]));
  const stored = [...rows.values()].toSorted(
    (a, b) =>
      (place.get(a.template) ?? '').localeCompare(place.get(b.template) ?? '') ||
      a.template.localeCompare(b.template) ||
      a.role.localeCompare(b.role),
  );
  const fresh = added.filter((row) => !rows.has(rowKey(row)));
  return [...stored, ...fresh.map(({ template, role }) => ({ template, role, counts: WEEKDAYS.map(() => null) }))];
}

/** The total employees and net minutes that a weekday (from 0) needs. */
export function totalOf(
  rows: readonly RequirementRow[],
  order: readonly templates.Template[],
  day: number,
): { people: number; minutes: number } {
  const minutesOf = new Map(order.map(({ name, minutes }) => [name, minutes]));
  let [people, minutes] = [0, 0];
  for (const { template, counts } of rows) {
    people += counts[day] ?? 0;
    minutes += (counts[day] ?? 0) * (minutesOf.get(template) ?? 0);
  }
  return { people, minutes };
}

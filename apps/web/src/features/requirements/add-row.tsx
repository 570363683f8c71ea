import { Autocomplete, Button, Group, Select } from '@mantine/core';
import type { templates } from '@pamaina/contract';
import { Plus } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useFieldLabel } from '../../lib/use-field-label.ts';
import { useRoleNames } from '../../lib/format/use-role-names.ts';
import type { RequirementRow } from './requirement-rows.ts';

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

/** Adds a new line: a template and a role (both required, Spec section 5); its numbers are entered in the grid. */
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
          error={isChecked && template === null ? t('common:invalid.required') : undefined}
          w={{ base: '100%', xs: 200 }}
        />
        <Autocomplete
          aria-label={fieldLabel('role')}
          placeholder={fieldLabel('role')}
          data={suggested}
          value={role}
          comboboxProps={inPlace}
          onChange={setRole}
          maxLength={60}
          error={isChecked && role.trim() === '' ? t('common:invalid.required') : undefined}
          w={{ base: '100%', xs: 200 }}
        />
        <Button type="submit" variant="default" leftSection={<Plus size={16} aria-hidden />}>
          {label}
        </Button>
      </Group>
    </form>
  );
}

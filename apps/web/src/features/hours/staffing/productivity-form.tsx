import { Autocomplete, Button, Group, SegmentedControl, Select, Stack, Text } from '@mantine/core';
import { staffing, takings } from '@pamaina/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRoleNames } from '../../../lib/format/use-names.ts';
import { useAction } from '../../../lib/http/use-action.ts';
import { useCan } from '../../../lib/session/use-can.ts';
import { Section } from '../../../ui/section.tsx';
import { RolesTable, type RoleRow } from './roles-table.tsx';

/** What one employee of each role serves, saved as a whole. */
export function ProductivityForm({ stored }: { stored: staffing.Productivity }) {
  const { t } = useTranslation('staffing');
  const mayWrite = useCan()('staffing.write');
  const [kind, setKind] = useState(stored.kind);
  const [enoughFor, setEnoughFor] = useState(stored.enough_for);
  const [rows, setRows] = useState<readonly RoleRow[]>(stored.roles);
  const [isChanged, setChanged] = useState(false);
  const save = useAction(staffing.putProductivity, { done: t('saved'), failed: t('failed') });
  const change =
    <Value,>(set: (value: Value) => void) =>
    (value: Value) => {
      set(value);
      setChanged(true);
    };
  // So many guests aren't so many euros.
  const changeKind = (next: takings.TakingsKind) => {
    change(setKind)(next);
    setRows(rows.map((row) => ({ ...row, per_hour: null })));
  };
  const roles = rows
    .filter(({ per_hour, least_open, before_count, after_count }) =>
      Boolean(per_hour ?? (least_open || before_count || after_count)),
    )
    .map(({ seen: _, is_set: __, ...role }) => role);
  return (
    <Section title={t('serves')} about={t('servesText')} isFramed>
      <Stack gap="md">
        <Basis
          kind={kind}
          onKind={changeKind}
          enoughFor={enoughFor}
          onEnoughFor={change(setEnoughFor)}
          mayWrite={mayWrite}
        />
        <RolesTable rows={rows} kind={kind} mayWrite={mayWrite} onChange={change(setRows)} />
        {mayWrite && (
          <Group justify="space-between" align="flex-end">
            <AddRole
              taken={rows.map(({ role }) => role)}
              onAdd={(role) => change(setRows)([...rows, { ...NEW, role }])}
            />
            <Button
              loading={save.isBusy}
              disabled={!isChanged}
              onClick={() => save.run({ body: { kind, enough_for: enoughFor, roles }, ifMatch: stored.version })}
            >
              {t('save')}
            </Button>
          </Group>
        )}
      </Stack>
    </Section>
  );
}

interface BasisProps {
  kind: takings.TakingsKind;
  onKind: (kind: takings.TakingsKind) => void;
  enoughFor: staffing.Productivity['enough_for'];
  onEnoughFor: (enoughFor: staffing.Productivity['enough_for']) => void;
  mayWrite: boolean;
}

/** What is counted, and for how many days it is to be enough. */
function Basis({ kind, onKind, enoughFor, onEnoughFor, mayWrite }: BasisProps) {
  const { t } = useTranslation('staffing');
  return (
    <Group align="flex-end">
      <Select
        label={t('kind')}
        data={takings.takingsKinds.map((one) => ({ value: one, label: t(`takings:kinds.${one}`) }))}
        value={kind}
        allowDeselect={false}
        disabled={!mayWrite}
        onChange={(value) => {
          const known = takings.takingsKinds.find((one) => one === value);
          if (known !== undefined) onKind(known);
        }}
      />
      <div>
        <Text size="sm" fw={500} mb={4}>
          {t('enoughFor')}
        </Text>
        <SegmentedControl
          aria-label={t('enoughFor')}
          data={(['most', 'middle'] as const).map((one) => ({ value: one, label: t(`enough.${one}`) }))}
          value={enoughFor}
          disabled={!mayWrite}
          onChange={(value) => onEnoughFor(value === 'middle' ? 'middle' : 'most')}
        />
      </div>
    </Group>
  );
}

const NEW = {
  per_hour: null,
  least_open: 1,
  before_count: 0,
  before_minutes: 0,
  after_count: 0,
  after_minutes: 0,
  seen: [],
  is_set: false,
};

function AddRole({ taken, onAdd }: { taken: readonly string[]; onAdd: (role: string) => void }) {
  const { t } = useTranslation('staffing');
  const { suggested } = useRoleNames();
  const [typed, setTyped] = useState('');
  const name = typed.trim();
  const add = () => {
    onAdd(name);
    setTyped('');
  };
  return (
    <Group align="flex-end" gap="xs">
      <Autocomplete
        label={t('addRole')}
        data={suggested.filter((role) => !taken.includes(role))}
        value={typed}
        onChange={setTyped}
        maxLength={60}
      />
      <Button variant="default" disabled={name === '' || taken.includes(name)} onClick={add}>
        {t('add')}
      </Button>
    </Group>
  );
}

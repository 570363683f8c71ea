import { Button, Group, Select, Stack, Text } from '@mantine/core';
import type { unavailability } from '@pamaina/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format/use-format.ts';

type AffectedShift = unavailability.AffectedShift;

/** A shift with the employee who takes it. */
export interface HandedOver {
  shift: AffectedShift;
  to: string;
}

/** Why a shift could not be handed over, by its ID. */
export type Conflicts = Readonly<Record<string, string>>;

interface UnavailabilityEffectProps {
  shifts: readonly AffectedShift[];
  conflicts: Conflicts;
  isBusy: boolean;
  onSave: (handedOver: HandedOver[]) => void;
  onBack: () => void;
}

/**
 * The shifts in the time of somebody's unavailability, before it is saved, and who takes each: the best one at first.
 */
export function UnavailabilityEffect({ shifts, conflicts, isBusy, onSave, onBack }: UnavailabilityEffectProps) {
  const { t } = useTranslation('absences');
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>(() =>
    Object.fromEntries(shifts.map(({ id, takers }) => [id, takers[0]?.employee_id ?? ''])),
  );
  // Who was chosen may be unable by now.
  const toOf = ({ id, takers }: AffectedShift) =>
    takers.some(({ employee_id }) => employee_id === chosen[id]) ? (chosen[id] ?? '') : '';
  const handedOver = shifts.flatMap((shift): HandedOver[] => {
    const to = toOf(shift);
    return to === '' ? [] : [{ shift, to }];
  });
  return (
    <Stack gap="sm">
      <Text fw={600} role="status">
        {t('effect.title', { count: shifts.length })}
      </Text>
      {Object.keys(conflicts).length > 0 && (
        <Text size="sm" c="var(--danger)" role="alert">
          {t('effect.conflict')}
        </Text>
      )}
      <Stack gap="md" mah={360} style={{ overflowY: 'auto' }} tabIndex={0} role="region" aria-label={t('effect.list')}>
        {shifts.map((shift) => (
          <Affected
            key={shift.id}
            shift={shift}
            conflict={conflicts[shift.id]}
            to={toOf(shift)}
            onChange={(to) => setChosen({ ...chosen, [shift.id]: to })}
          />
        ))}
      </Stack>
      <Text size="sm" c="dimmed">
        {t('effect.help')}
      </Text>
      <Group justify="flex-end" style={{ flexWrap: 'wrap-reverse' }}>
        <Button variant="default" onClick={onBack} disabled={isBusy}>
          {t('effect.back')}
        </Button>
        <Button loading={isBusy} onClick={() => onSave(handedOver)} data-autofocus>
          {handedOver.length === 0 ? t('effect.save') : t('effect.repair', { count: handedOver.length })}
        </Button>
      </Group>
    </Stack>
  );
}

interface AffectedProps {
  shift: AffectedShift;
  /** Why it could not be handed over. */
  conflict: string | undefined;
  /** Who takes it; empty: no one. */
  to: string;
  onChange: (to: string) => void;
}

function Affected({ shift, conflict, to, onChange }: AffectedProps) {
  const { t } = useTranslation('absences');
  const format = useFormat();
  const { employee_name, date, start_time, end_time, role, status, takers } = shift;
  const words = t(status === 'draft' ? 'effect.draft' : 'effect.shift', {
    name: employee_name,
    day: format.weekdayDate(date),
    start: start_time,
    end: end_time,
    role,
  });
  return (
    <Stack gap={4}>
      <Text size="sm">{words}</Text>
      {conflict !== undefined && (
        <Text size="sm" c="var(--danger)" role="alert">
          {conflict}
        </Text>
      )}
      {takers.length === 0 ? (
        <Text size="sm" c="var(--waiting)">
          {t('effect.nobody')}
        </Text>
      ) : (
        <Select
          size="xs"
          aria-label={t('effect.giveTo', { shift: words })}
          data={[
            ...takers.map(({ employee_id, name }) => ({
              value: employee_id,
              label: t('effect.taker', { name }),
            })),
            { value: '', label: t('effect.stays') },
          ]}
          allowDeselect={false}
          value={to}
          onChange={(id) => onChange(id ?? '')}
        />
      )}
    </Stack>
  );
}

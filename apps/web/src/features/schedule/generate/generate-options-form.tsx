import { Button, NumberInput, Stack, Text } from '@mantine/core';
import { constants } from '@pamaina/contract';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChosenPart } from './part-body.ts';
import { PartChoice } from './part-choice.tsx';

interface GenerateOptionsFormProps {
  seconds: number | string;
  onSeconds: (seconds: number | string) => void;
  part: ChosenPart;
  onPart: (part: ChosenPart) => void;
  /** Monday of the shown week. */
  week: string;
  roles: string[];
  onSubmit: (event: FormEvent) => void;
}

/** Which part of the month is planned, and for how long. */
export function GenerateOptionsForm(props: GenerateOptionsFormProps) {
  const { seconds, onSeconds, part, onPart, week, roles, onSubmit } = props;
  const { t } = useTranslation('schedule');
  return (
    <form onSubmit={onSubmit}>
      <Stack gap="sm">
        <PartChoice value={part} week={week} roles={roles} onChange={onPart} />
        <NumberInput
          label={t('generate.seconds')}
          description={t('generate.secondsHelp')}
          value={seconds}
          onChange={onSeconds}
          min={1}
          max={constants.planningSecondsMax}
          clampBehavior="strict"
        />
        <Text size="sm" c="dimmed">
          {t('generate.keeps')}
        </Text>
        <Button type="submit">{t('generate.button')}</Button>
      </Stack>
    </form>
  );
}

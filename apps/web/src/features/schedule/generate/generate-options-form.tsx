import { Button, NumberInput, Radio, Stack, Text } from '@mantine/core';
import { constants } from '@pamaina/contract';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChosenPart } from './part-body.ts';
import { PartChoice } from './part-choice.tsx';
import type { Keep } from './use-generate-options.ts';

interface GenerateOptionsFormProps {
  seconds: number | string;
  onSeconds: (seconds: number | string) => void;
  part: ChosenPart;
  onPart: (part: ChosenPart) => void;
  keep: Keep;
  onKeep: (keep: Keep) => void;
  /** The number of shifts that were added, edited or deleted by hand. */
  byHand: number;
  /** Monday of the shown week. */
  week: string;
  roles: string[];
  onSubmit: (event: FormEvent) => void;
}

/** The part of the month to generate, the time limit, and whether manual edits stay. */
export function GenerateOptionsForm(props: GenerateOptionsFormProps) {
  const { seconds, onSeconds, part, onPart, keep, onKeep, byHand, week, roles, onSubmit } = props;
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
        {byHand > 0 && (
          <Radio.Group
            label={t('generate.byHand', { count: byHand })}
            value={keep}
            onChange={(value) => onKeep(value === 'pins' ? 'pins' : 'hand')}
          >
            <Stack gap={6} mt={4}>
              <Radio value="hand" label={t('generate.keepHand')} />
              <Radio value="pins" label={t('generate.anew')} description={t('generate.anewHelp')} />
            </Stack>
          </Radio.Group>
        )}
        <Text size="sm" c="dimmed">
          {t('generate.keeps')}
        </Text>
        <Button type="submit">{t('generate.button')}</Button>
      </Stack>
    </form>
  );
}

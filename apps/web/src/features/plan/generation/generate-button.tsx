import { ActionIcon, Button, Group } from '@mantine/core';
import { SlidersHorizontal, WandSparkles } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useCommands } from '../../../lib/commands.ts';
import { lazyPart } from '../../../ui/feedback/lazy-part.tsx';
import { PressedPart, PressedPopover } from '../../../ui/pressed-part.tsx';
import { useGenerateOptions } from './use-generate-options.ts';
import type { GenerateOptions } from './use-generation.ts';

const GenerateOptionsForm = lazyPart(async () => (await import('./generate-options-form.tsx')).GenerateOptionsForm);

interface GenerateButtonProps {
  isDisabled: boolean;
  /** Monday of the shown week. */
  week: string;
  roles: string[];
  byHand: number;
  onGenerate: (options: GenerateOptions) => void;
  isPrimary: boolean;
  /** An icon instead of a label; its options are elsewhere. */
  isShort?: boolean;
}

/** Generates the month; optionally with a time limit, and for a part of it. */
export function GenerateButton(props: GenerateButtonProps) {
  const { isDisabled, week, roles, byHand, onGenerate, isPrimary, isShort = false } = props;
  const { t } = useTranslation('schedule');
  const { seconds, form } = useGenerateOptions(week, onGenerate);
  const generate = () => onGenerate({ seconds, part: {} });
  useCommands([{ label: t('generate.button'), act: generate, isDisabled }]);
  if (isShort)
    return (
      <ActionIcon
        variant={isPrimary ? 'filled' : 'default'}
        color="pine"
        aria-label={t('generate.button')}
        title={t('generate.button')}
        disabled={isDisabled}
        onClick={generate}
      >
        <WandSparkles size={18} />
      </ActionIcon>
    );
  return (
    <Group gap={4} wrap="nowrap">
      <Button
        leftSection={<WandSparkles size={16} aria-hidden />}
        variant={isPrimary ? 'filled' : 'default'}
        disabled={isDisabled}
        onClick={generate}
      >
        {t('generate.button')}
      </Button>
      <PressedPopover
        label={t('generate.options')}
        position="bottom-end"
        maw={340}
        button={
          <ActionIcon variant="default" visibleFrom="sm" aria-label={t('generate.options')} disabled={isDisabled}>
            <SlidersHorizontal size={16} />
          </ActionIcon>
        }
        content={(close) => (
          <PressedPart>
            <GenerateOptionsForm
              {...form}
              roles={roles}
              byHand={byHand}
              onSubmit={(event) => {
                close();
                form.onSubmit(event);
              }}
            />
          </PressedPart>
        )}
      />
    </Group>
  );
}

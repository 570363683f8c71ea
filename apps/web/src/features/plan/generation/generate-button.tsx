import { ActionIcon, Button, Group, Popover } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { SlidersHorizontal, WandSparkles } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useCommands } from '../../../lib/commands.ts';
import { useGenerateOptions } from './use-generate-options.ts';
import type { GenerateOptions } from './use-generation.ts';

const GenerateOptionsForm = lazy(async () => ({
  default: (await import('./generate-options-form.tsx')).GenerateOptionsForm,
}));

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
  const [isOpen, { toggle, close }] = useDisclosure();
  const { seconds, form } = useGenerateOptions(week, (options) => {
    close();
    onGenerate(options);
  });
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
      <Popover opened={isOpen} onChange={toggle} position="bottom-end" trapFocus>
        <Popover.Target>
          <ActionIcon
            variant="default"
            visibleFrom="sm"
            aria-label={t('generate.options')}
            disabled={isDisabled}
            onClick={toggle}
          >
            <SlidersHorizontal size={16} />
          </ActionIcon>
        </Popover.Target>
        <Popover.Dropdown maw={340} aria-label={t('generate.options')}>
          <Suspense>{isOpen && <GenerateOptionsForm {...form} roles={roles} byHand={byHand} />}</Suspense>
        </Popover.Dropdown>
      </Popover>
    </Group>
  );
}

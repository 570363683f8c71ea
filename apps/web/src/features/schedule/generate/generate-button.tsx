import { ActionIcon, Button, Group, NumberInput, Popover, Stack, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { SlidersHorizontal, WandSparkles } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';

/** The longest plan that the contract takes. */
const SECONDS_MAX = 160;

interface GenerateButtonProps {
  isDisabled: boolean;
  /** Null: as long as the server thinks right. */
  onGenerate: (seconds: number | null) => void;
  isPrimary: boolean;
}

/** Plans the month; who wants to says for how long. */
export function GenerateButton({ isDisabled, onGenerate, isPrimary }: GenerateButtonProps) {
  const { t } = useTranslation('schedule');
  const [isOpen, { toggle, close }] = useDisclosure();
  const [seconds, setSeconds] = useState<number | string>('');
  const chosen = typeof seconds === 'number' ? seconds : null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    close();
    onGenerate(chosen);
  };
  return (
    <Group gap={4} wrap="nowrap">
      <Button
        leftSection={<WandSparkles size={16} aria-hidden />}
        variant={isPrimary ? 'filled' : 'default'}
        disabled={isDisabled}
        onClick={() => onGenerate(chosen)}
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
        <Popover.Dropdown maw={300} aria-label={t('generate.options')}>
          <form onSubmit={submit}>
            <Stack gap="sm">
              <NumberInput
                label={t('generate.seconds')}
                description={t('generate.secondsHelp')}
                value={seconds}
                onChange={setSeconds}
                min={1}
                max={SECONDS_MAX}
                clampBehavior="strict"
              />
              <Text size="sm" c="dimmed">
                {t('generate.keeps')}
              </Text>
              <Button type="submit">{t('generate.button')}</Button>
            </Stack>
          </form>
        </Popover.Dropdown>
      </Popover>
    </Group>
  );
}

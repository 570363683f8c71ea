import { Drawer } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { GenerateOptionsForm } from './generate-options-form.tsx';
import { partBody, type ChosenPart } from './part-body.ts';
import type { GenerateOptions } from './use-generation.ts';

interface GenerateDrawerProps {
  /** Monday of the shown week. */
  week: string;
  roles: string[];
  onGenerate: (options: GenerateOptions) => void;
  onClose: () => void;
}

/** The options of planning on a phone, which has no place for them beside the button: a sheet from below. */
export function GenerateDrawer({ week, roles, onGenerate, onClose }: GenerateDrawerProps) {
  const { t } = useTranslation('schedule');
  const [seconds, setSeconds] = useState<number | string>('');
  const [part, setPart] = useState<ChosenPart>({ kind: 'month', role: null });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onClose();
    onGenerate({ seconds: typeof seconds === 'number' ? seconds : null, part: partBody(part, week) });
  };
  return (
    <Drawer
      opened
      onClose={onClose}
      title={t('generate.options')}
      position="bottom"
      size="auto"
      closeButtonProps={{ 'aria-label': t('common:close') }}
    >
      <GenerateOptionsForm
        seconds={seconds}
        onSeconds={setSeconds}
        part={part}
        onPart={setPart}
        week={week}
        roles={roles}
        onSubmit={submit}
      />
    </Drawer>
  );
}

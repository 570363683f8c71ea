import { Stack, TextInput } from '@mantine/core';
import { useState, type FormEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FormActions } from '../form/form-actions.tsx';
import { Dialog } from './dialog.tsx';

interface ConfirmDialogProps {
  isOpen: boolean;
  title: string;
  /** The consequences, in words. */
  children: ReactNode;
  confirmLabel: string;
  /** Must be typed first, if the loss can't be undone. */
  typedWord?: string;
  /** Nothing is lost: the button is no warning. */
  isHarmless?: boolean;
  isBusy?: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks for confirmation before something is lost. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  return (
    <Dialog opened={props.isOpen} onClose={props.onClose} title={props.title}>
      <Question {...props} />
    </Dialog>
  );
}

function Question({ children, confirmLabel, typedWord, ...props }: ConfirmDialogProps) {
  const { isHarmless = false, isBusy = false, onConfirm, onClose } = props;
  const { t } = useTranslation();
  const [typed, setTyped] = useState('');
  const isConfirmed = typedWord === undefined || typed.trim() === typedWord;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isConfirmed) onConfirm();
  };
  return (
    <form onSubmit={submit}>
      <Stack gap="md">
        <div>{children}</div>
        {typedWord !== undefined && (
          <TextInput
            label={t('typeToConfirm', { word: typedWord })}
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
            autoComplete="off"
            data-autofocus
          />
        )}
        <FormActions
          submitLabel={confirmLabel}
          isBusy={isBusy}
          isDisabled={!isConfirmed}
          isWarning={!isHarmless}
          onCancel={onClose}
        />
      </Stack>
    </form>
  );
}

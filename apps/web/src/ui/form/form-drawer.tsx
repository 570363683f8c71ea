import { Drawer, Text } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useTypedText } from '../../lib/use-typed-text.ts';
import { ConfirmDialog } from '../feedback/confirm-dialog.tsx';

interface FormDrawerProps {
  isOpen: boolean;
  title: string;
  /** The width; by default that of one column of fields. */
  size?: number;
  /** There is unsaved input: closing asks first. */
  isDirty: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** A form next to the page that it belongs to. */
export function FormDrawer({ isOpen, title, size = 480, isDirty, onClose, children }: FormDrawerProps) {
  const { t } = useTranslation();
  const [isAsking, setAsking] = useState(false);
  useTypedText(isOpen && isDirty);
  const close = () => {
    if (isDirty) setAsking(true);
    else onClose();
  };
  const discard = () => {
    setAsking(false);
    onClose();
  };
  return (
    <>
      <Drawer
        opened={isOpen}
        onClose={close}
        title={title}
        size={size}
        padding="lg"
        closeButtonProps={{ 'aria-label': t('close') }}
      >
        {children}
      </Drawer>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('discard.title')}
        confirmLabel={t('discard.confirm')}
        onConfirm={discard}
        onClose={() => setAsking(false)}
      >
        <Text>{t('discard.text')}</Text>
      </ConfirmDialog>
    </>
  );
}

import { Modal, type ModalProps } from '@mantine/core';
import { useTranslation } from 'react-i18next';

/** A window over the page, whose cross has a name. */
export function Dialog(props: Omit<ModalProps, 'opened'> & { opened?: boolean }) {
  const { t } = useTranslation();
  return <Modal opened closeButtonProps={{ 'aria-label': t('close') }} {...props} />;
}

import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../lib/format/use-language.ts';

/** Switches to the other of the two languages; the detector stores the choice in local storage. */
export function LanguageSwitch() {
  const { t, i18n } = useTranslation();
  const other = useLanguage() === 'en' ? 'lt' : 'en';
  return (
    <Button variant="subtle" color="gray" px="xs" lang={other} onClick={() => void i18n.changeLanguage(other)}>
      {t(`language.${other}`)}
    </Button>
  );
}

import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../lib/use-language.ts';

/** Changes to the other of the two languages; the choice is kept in local storage by the detector. */
export function LanguageSwitch() {
  const { t, i18n } = useTranslation();
  const other = useLanguage() === 'en' ? 'lt' : 'en';
  return (
    <Button variant="subtle" color="gray" px="xs" lang={other} onClick={() => void i18n.changeLanguage(other)}>
      {t(`language.${other}`)}
    </Button>
  );
}

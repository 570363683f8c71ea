import { ActionIcon, useComputedColorScheme, useMantineColorScheme, Button } from '@mantine/core';
import { Moon, Sun } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../lib/format/use-language.ts';

/** Light or dark; until it is pressed, the system setting applies. */
export function ThemeSwitch() {
  const { t } = useTranslation();
  const { setColorScheme } = useMantineColorScheme();
  const isDark = useComputedColorScheme('light', { getInitialValueInEffect: false }) === 'dark';
  return (
    <ActionIcon
      aria-label={t(isDark ? 'theme.toLight' : 'theme.toDark')}
      onClick={() => setColorScheme(isDark ? 'light' : 'dark')}
    >
      {isDark ? <Sun size={18} /> : <Moon size={18} />}
    </ActionIcon>
  );
}

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

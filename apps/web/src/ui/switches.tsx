import { ActionIcon, Button, useComputedColorScheme, useMantineColorScheme } from '@mantine/core';
import { factsOf, languageCodes } from '@pamaina/contract';
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

/**
 * Switches to the other language, each under its own name; a list where there are more than two. The choice stays in
 * local storage.
 */
export function LanguageSwitch() {
  const { t, i18n } = useTranslation();
  const language = useLanguage();
  const choose = (code: string) => void i18n.changeLanguage(code);
  const [other, ...more] = languageCodes.filter((code) => code !== language);
  if (other === undefined) return null;
  if (more.length > 0)
    return (
      // Of the browser: every page begins with this part.
      <select
        aria-label={t('language')}
        style={{ border: 0, background: 'none', color: 'inherit', font: 'inherit' }}
        value={language}
        onChange={(event) => choose(event.currentTarget.value)}
      >
        {languageCodes.map((code) => (
          <option key={code} value={code} lang={code}>
            {factsOf(code).name}
          </option>
        ))}
      </select>
    );
  return (
    <Button variant="subtle" color="gray" px="xs" lang={other} onClick={() => choose(other)}>
      {factsOf(other).name}
    </Button>
  );
}

import { Button, Menu } from '@mantine/core';
import { constants } from '@pamaina/contract';
import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../lib/use-format.ts';

/** Chooses the language; the choice is kept in local storage by the detector. */
export function LanguageMenu() {
  const { t, i18n } = useTranslation();
  const current = useLanguage();
  return (
    <Menu position="bottom-end" width={160}>
      <Menu.Target>
        <Button
          variant="subtle"
          color="gray"
          px="xs"
          aria-label={`${current.toUpperCase()}, ${t('language.label')}: ${t(`language.${current}`)}`}
        >
          {current.toUpperCase()}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {constants.languages.map((language) => (
          <Menu.Item
            key={language}
            lang={language}
            rightSection={language === current ? <Check size={16} aria-hidden /> : null}
            aria-current={language === current || undefined}
            onClick={() => void i18n.changeLanguage(language)}
          >
            {t(`language.${language}`)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

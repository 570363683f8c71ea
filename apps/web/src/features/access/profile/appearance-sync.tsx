import { useMantineColorScheme } from '@mantine/core';
import { profile } from '@pamaina/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../lib/session/session.tsx';
import { useHoursFormat, useShowsAvatars } from '../../../lib/format/device-choice.ts';
import { useLanguage } from '../../../lib/format/use-language.ts';
import { useAction } from '../../../lib/http/use-action.ts';
import { profileQueries } from './profile-queries.ts';

/** The account whose appearance this device has taken over. */
const TAKEN_FROM = 'appearanceOf';

type Look = Pick<profile.Preferences, 'language' | 'theme' | 'show_avatars' | 'hours_format'>;

/**
 * Syncs the appearance per account and per device: a device on which a user signs in for the first
 * time takes over the account's choice; from then on the device is independent, and a change on it becomes the
 * account's choice for the next new device. Without a stored choice, each device uses its own settings.
 */
export function AppearanceSync() {
  const id = useSession().user?.id;
  const { i18n } = useTranslation();
  const language = useLanguage();
  const { colorScheme: theme, setColorScheme } = useMantineColorScheme();
  const [show_avatars, setShowsAvatars] = useShowsAvatars();
  const [hours_format, setHoursFormat] = useHoursFormat();
  const { run } = useAction(profile.updatePreferences, {
    queue: 'appearance',
    failed: i18n.t('common:error.settingsNotSaved'),
  });
  const { data: kept } = useQuery(profileQueries.preferences());
  /** The appearance that is the same in account and device; null until known. */
  const agreed = useRef<string | null>(null);
  /** The appearance that is being applied: it takes several steps, as a language is loaded first. */
  const coming = useRef<string | null>(null);
  const look: Look = { language, theme, show_avatars, hours_format };
  /** The appearance at first: what is chosen before the account's is known is a change too. */
  const begun = useRef(JSON.stringify(look));

  useEffect(() => {
    if (kept === undefined || id === undefined) return;
    const shown = JSON.stringify(look);
    if (agreed.current === null) {
      const isNew = localStorage.getItem(TAKEN_FROM) !== id;
      localStorage.setItem(TAKEN_FROM, id);
      agreed.current = begun.current;
      if (isNew && kept.is_chosen) {
        const takenOver: Look = {
          language: kept.language,
          theme: kept.theme,
          show_avatars: kept.show_avatars,
          hours_format: kept.hours_format,
        };
        agreed.current = JSON.stringify(takenOver);
        coming.current = agreed.current === shown ? null : agreed.current;
        setColorScheme(kept.theme);
        setShowsAvatars(kept.show_avatars);
        setHoursFormat(kept.hours_format);
        void i18n.changeLanguage(kept.language).then(() => {
          if (i18n.resolvedLanguage === kept.language) return;
          // Its texts can't be loaded now: nothing more is coming, and what the user changes from here on counts.
          agreed.current = JSON.stringify({ ...takenOver, language: i18n.resolvedLanguage });
          coming.current = null;
        });
        return;
      }
    }
    if (coming.current !== null) {
      if (coming.current === shown) coming.current = null;
      return;
    }
    if (agreed.current === shown) return;
    agreed.current = shown;
    run({ body: look });
  });
  return null;
}

import {
  Paper,
  SegmentedControl,
  Stack,
  Switch,
  Text,
  useMantineColorScheme,
  type SegmentedControlProps,
} from '@mantine/core';
import { createFormat, factsOf, hoursFormats, languageCodes } from '@pamaina/contract';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { colorMeanings, useColorMeaning, useHoursFormat, useShowsAvatars } from '../../../lib/format/device-choice.ts';
import { useLanguage } from '../../../lib/format/use-language.ts';
import { PageHeader } from '../../../ui/page-header.tsx';

const themes = ['auto', 'light', 'dark'] as const;

/** The example for both formats of hours: a number that differs between them. */
const SAMPLE_HOURS = 7.5;

/** Language, theme, hours, avatars: changed on this device immediately and saved to the account by `AppearanceSync`. */
export function AppearancePage() {
  const { t, i18n } = useTranslation('profile');
  const language = useLanguage();
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const [hoursFormat, setHoursFormat] = useHoursFormat();
  const [meaning, setMeaning] = useColorMeaning();
  const [showsAvatars, setShowsAvatars] = useShowsAvatars();
  return (
    <>
      <PageHeader title={t('appearance.title')} about={t('appearance.description')} />
      <Paper withBorder p={{ base: 'md', sm: 'lg' }} maw={720}>
        <Stack gap={20}>
          <Choice
            label={t('appearance.language')}
            data={languageCodes.map((value) => ({ value, label: factsOf(value).name }))}
            value={language}
            onChange={(value) => void i18n.changeLanguage(value)}
          />
          <Choice
            label={t('appearance.theme')}
            help={t('appearance.themeHelp')}
            data={themes.map((value) => ({ value, label: t(`appearance.themes.${value}`) }))}
            value={colorScheme}
            onChange={(value) => setColorScheme(themes.find((theme) => theme === value) ?? 'auto')}
          />
          <Choice
            label={t('appearance.hours')}
            data={hoursFormats.map((value) => ({
              value,
              label: createFormat(language, 'UTC', value).hours(SAMPLE_HOURS),
            }))}
            value={hoursFormat}
            onChange={(value) => setHoursFormat(value === 'minutes' ? 'minutes' : 'decimal')}
          />
          <Choice
            label={t('appearance.colors')}
            help={t('appearance.colorsHelp')}
            data={colorMeanings.map((value) => ({ value, label: t(`appearance.colorsOf.${value}`) }))}
            value={meaning}
            onChange={(value) => setMeaning(value === 'template' ? 'template' : 'role')}
          />
          <Switch
            label={t('appearance.avatars')}
            description={t('appearance.avatarsHelp')}
            checked={showsAvatars}
            onChange={(event) => setShowsAvatars(event.currentTarget.checked)}
          />
        </Stack>
      </Paper>
    </>
  );
}

interface ChoiceProps extends SegmentedControlProps {
  label: string;
  help?: string;
}

function Choice({ label, help, ...control }: ChoiceProps) {
  const id = useId();
  return (
    <Stack gap={4} align="flex-start">
      <Text fw={500} id={id}>
        {label}
      </Text>
      <SegmentedControl aria-labelledby={id} {...control} />
      {help !== undefined && (
        <Text size="xs" c="dimmed">
          {help}
        </Text>
      )}
    </Stack>
  );
}

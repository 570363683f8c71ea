import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { laws, settings } from '@pamaina/contract';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../../lib/http/api-error.ts';
import { errorText } from '../../../../lib/http/error-text.ts';
import { settingsQueries } from '../../../../lib/http/settings-queries.ts';
import { useAction } from '../../../../lib/http/use-action.ts';
import { toastSuccess } from '../../../../lib/toasts.ts';
import { lawQueries } from '../../../../lib/http/law-queries.ts';

/**
 * Beside the country: offers its law where the project is judged by another one. A project keeps its law until somebody
 * chooses, because published months were judged by it.
 */
export function CountryLaw({ country }: { country: string }) {
  const { t } = useTranslation('system-settings');
  const system = useQuery(settingsQueries.system());
  const packs = useQuery(lawQueries.packs());
  const use = useAction<string, void>(
    async (law_pack, write) => {
      await write(settings.updateSystemSettings, { body: { law_pack } });
      toastSuccess(t('saved'));
    },
    { onRefused: () => true },
  );
  if (!system.data || !packs.data) return null;
  const { law_pack, law } = system.data;
  const now = law.name ?? t('law.packs.none');
  const own = lawOf(packs.data, country);
  if (own?.id === law_pack) return null;
  if (!own)
    return law_pack === laws.NO_LAW ? null : (
      <Text size="sm" c="dimmed">
        {t('project.lawMissing', { name: now })}
      </Text>
    );
  return (
    <Alert color="blue">
      <Stack gap="xs">
        <Text size="sm">{t('project.lawOther', { now, name: own.name })}</Text>
        {use.error && (
          <Text size="sm" c="red" role="alert">
            {reasonOf(use.error)}
          </Text>
        )}
        <Group>
          <Button size="sm" variant="default" loading={use.isBusy} onClick={() => use.run(own.id)}>
            {t('project.useLaw', { name: own.name })}
          </Button>
        </Group>
      </Stack>
    </Alert>
  );
}

/** What the law doesn’t allow of other settings, or else why it wasn’t saved. */
const reasonOf = (error: Error): string =>
  error instanceof ApiError && Object.keys(error.errors).length > 0
    ? Object.values(error.errors).flat().join(' ')
    : errorText(error);

/** The pack of a country, or else one that covers it. */
const lawOf = (packs: readonly laws.LawPack[], country: string): laws.LawPack | undefined =>
  packs.find((pack) => pack.country === country) ?? packs.find(({ covers }) => covers.includes(country));

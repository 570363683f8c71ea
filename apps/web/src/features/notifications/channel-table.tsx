import { Anchor, Checkbox, Paper, Stack, Text, Title } from '@mantine/core';
import { notifications } from '@pamaina/contract';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useAreaPlace } from '../../lib/session/use-area-place.ts';
import classes from './notifications.module.css';
import type { PreferencesChange } from './use-preferences.ts';

const ways = ['in_app', 'email', 'push'] as const;

interface SectionProps {
  shown: notifications.Preferences;
  change: (next: PreferencesChange) => void;
}

/** The kinds of notifications by channel. Every checkbox is saved immediately. */
export function ChannelTable({ shown, change }: SectionProps) {
  const { t } = useTranslation('notifications');
  const place = useAreaPlace();
  const kinds = notifications.Kind.options.filter((kind) => shown.preferences[kind] !== undefined);
  return (
    <Paper withBorder p={{ base: 'md', sm: 'lg' }} component="section" aria-labelledby="channels">
      <Stack gap="md">
        <Title order={2} id="channels">
          {t('channels')}
        </Title>
        <table className={classes.table} aria-labelledby="channels">
          <thead>
            <tr>
              <td />
              {ways.map((way) => (
                <th key={way} scope="col">
                  {t(`way.${way}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {kinds.map((kind) => {
              const wanted = shown.preferences[kind] ?? { in_app: false, email: false, push: false };
              return (
                <tr key={kind}>
                  <th scope="row">{t(`notices:${kind}.setting`)}</th>
                  {ways.map((way) => (
                    <td key={way}>
                      <Checkbox
                        className={classes.box ?? ''}
                        aria-label={`${t(`notices:${kind}.setting`)}, ${t(`way.${way}`)}`}
                        checked={wanted[way]}
                        onChange={(event) =>
                          change({ preferences: { [kind]: { ...wanted, [way]: event.currentTarget.checked } } })
                        }
                      />
                    </td>
                  ))}
                </tr>
              );
            })}
          </tbody>
        </table>
        <Text size="sm" c="dimmed">
          {shown.email === null ? t('noEmail') : t('emailTo', { email: shown.email })}{' '}
          <Anchor component={Link} to={`${place}/settings`} underline="always" inherit>
            {t('toProfile')}
          </Anchor>
        </Text>
      </Stack>
    </Paper>
  );
}

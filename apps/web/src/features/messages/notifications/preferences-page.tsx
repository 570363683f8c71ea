import { notifications } from '@pamaina/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Anchor, Checkbox, Paper, Stack, Text, Title, Alert, Button } from '@mantine/core';
import { Link } from 'react-router';
import { BellRing, BellOff } from 'lucide-react';
import { useSession } from '../../../lib/session/session.tsx';
import { useCan } from '../../../lib/session/use-can.ts';
import { PageHeader } from '../../../ui/page-header.tsx';
import { QueryView } from '../../../ui/feedback/query-view.tsx';
import { RowsSkeleton } from '../../../ui/feedback/skeletons.tsx';
import { useAreaPlace } from '../../../lib/session/home-of.ts';
import { useAction } from '../../../lib/http/use-action.ts';
import { FailedDeliveries } from './failed-deliveries.tsx';
import { notificationQueries } from './notification-queries.ts';
import { TimingSection, usePreferences, type PreferencesChange } from './timing-section.tsx';
import { readPushState, turnPushOff, turnPushOn } from './push-device.ts';
import classes from './notifications.module.css';

/**
 * `/manager/settings/notifications`, `/worker/settings/notifications`: which notifications, on which channels, and the
 * quiet hours.
 */
export function PreferencesPage() {
  const { t } = useTranslation('notifications');
  const { role, projectId } = useSession();
  const can = useCan();
  const query = useQuery(notificationQueries.preferences());
  return (
    <>
      <PageHeader title={t('title')} about={t('description')} />
      <div className={classes.sections}>
        <QueryView what="settings" query={query} skeleton={<RowsSkeleton rows={6} height={44} />}>
          {(stored) => <Sections stored={stored} />}
        </QueryView>
        {role === 'manager' && projectId !== null && can('people.write') && <FailedDeliveries />}
      </div>
    </>
  );
}

function Sections({ stored }: { stored: notifications.Preferences }) {
  const { shown, change } = usePreferences(stored);
  return (
    <>
      <ChannelTable shown={shown} change={change} />
      <PushSection />
      <TimingSection shown={shown} change={change} />
    </>
  );
}

const ways = ['in_app', 'email', 'push'] as const;

interface SectionProps {
  shown: notifications.Preferences;
  change: (next: PreferencesChange) => void;
}

/** The kinds of notifications by channel. Every checkbox is saved immediately. */
function ChannelTable({ shown, change }: SectionProps) {
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

/** Push on this device: on, off, blocked by the browser, or not supported; each with what the user can do. */
function PushSection() {
  const { t } = useTranslation('notifications');
  const client = useQueryClient();
  const { user } = useSession();
  const accountId = user?.id ?? '';
  const queryKey = ['notifications', 'push', accountId];
  const { data: state } = useQuery({ queryKey, queryFn: () => readPushState(accountId), staleTime: 0 });
  const turn = useAction(() => (state === 'on' ? turnPushOff() : turnPushOn(accountId)), {
    onDone: (next) => client.setQueryData(queryKey, next),
    failed: t('common:error.settingsNotSaved'),
  });
  return (
    <Paper withBorder p={{ base: 'md', sm: 'lg' }} component="section" aria-labelledby="push">
      <Stack gap="md" align="flex-start">
        <Title order={2} id="push">
          {t('push.title')}
        </Title>
        {(state === 'blocked' || state === 'unsupported') && (
          <Alert color="gray" icon={<BellOff size={18} aria-hidden />}>
            {t(`push.${state}`)}
          </Alert>
        )}
        {(state === 'on' || state === 'off') && (
          <>
            <Text maw={640}>{t(`push.${state}`)}</Text>
            <Button
              variant={state === 'on' ? 'default' : 'filled'}
              leftSection={state === 'on' ? <BellOff size={16} aria-hidden /> : <BellRing size={16} aria-hidden />}
              loading={turn.isBusy}
              onClick={() => turn.run()}
            >
              {t(state === 'on' ? 'push.turnOff' : 'push.turnOn')}
            </Button>
          </>
        )}
      </Stack>
    </Paper>
  );
}

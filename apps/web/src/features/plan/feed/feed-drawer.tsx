import { Button, Drawer, Skeleton, Stack, Text, CopyButton, Group, TextInput } from '@mantine/core';
import { feed } from '@pamaina/contract';
import { useQuery, queryOptions } from '@tanstack/react-query';
import { CalendarPlus, Check, Copy, ExternalLink } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useState } from 'react';
import { QueryView } from '../../../ui/feedback/query-view.tsx';
import { useAction } from '../../../lib/http/use-action.ts';
import { call } from '../../../lib/http/api-client.ts';
import { useSession } from '../../../lib/session/session.tsx';
import { ConfirmDialog } from '../../../ui/feedback/confirm-dialog.tsx';

/** The user's shifts in their own calendar application: an explanation, and the secret calendar link. */
export function FeedDrawer({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('worker');
  const query = useQuery(feedQueries.own());
  const making = useAction(feed.renewFeed);
  const renewal = useAction(feed.renewFeed, { done: t('feed.renewed') });
  const ending = useAction(feed.deleteFeed, { done: t('feed.ended') });
  return (
    <Drawer
      opened
      onClose={onClose}
      title={t('feed.title')}
      size={480}
      padding="lg"
      closeButtonProps={{ 'aria-label': t('common:close') }}
    >
      <Stack gap="md">
        <Text>{t('feed.what')}</Text>
        <QueryView what="settings" query={query} skeleton={<Skeleton height={160} />}>
          {({ path }) =>
            path === null ? (
              <>
                <Text c="dimmed">{t('feed.secret')}</Text>
                <Button
                  leftSection={<CalendarPlus size={16} aria-hidden />}
                  loading={making.isBusy}
                  onClick={() => making.run({})}
                >
                  {t('feed.make')}
                </Button>
              </>
            ) : (
              <FeedAddress
                address={window.location.origin + path}
                isBusy={renewal.isBusy || ending.isBusy}
                onRenew={() => renewal.run({})}
                onEnd={() => ending.run({})}
              />
            )
          }
        </QueryView>
      </Stack>
    </Drawer>
  );
}

const feedQueries = {
  own: () => queryOptions({ queryKey: ['feed'], queryFn: ({ signal }) => call(feed.getFeed, { signal }) }),
};

interface FeedAddressProps {
  /** The full secret address. */
  address: string;
  isBusy: boolean;
  onRenew: () => void;
  onEnd: () => void;
}

/** The address to copy, the links to the usual calendars, and what to do if another person has learned it. */
function FeedAddress({ address, isBusy, onRenew, onEnd }: FeedAddressProps) {
  const { t } = useTranslation('worker');
  const [asked, setAsked] = useState<'renew' | 'end' | null>(null);
  const confirm = () => {
    setAsked(null);
    if (asked === 'renew') onRenew();
    else onEnd();
  };
  return (
    <Stack gap="md">
      <Services address={address} />
      <Text size="sm" c="dimmed">
        {t('feed.late')}
      </Text>
      <Group gap="xs" align="flex-end" wrap="nowrap">
        <TextInput
          label={t('feed.address')}
          description={t('feed.secret')}
          readOnly
          value={address}
          onFocus={(event) => event.currentTarget.select()}
          flex={1}
        />
      </Group>
      <CopyButton value={address}>
        {({ copied, copy }) => (
          <Button
            leftSection={copied ? <Check size={16} aria-hidden /> : <Copy size={16} aria-hidden />}
            onClick={copy}
          >
            {t(copied ? 'common:copied' : 'feed.copy')}
          </Button>
        )}
      </CopyButton>
      <Group gap="xs">
        <Button variant="subtle" color="gray" disabled={isBusy} onClick={() => setAsked('renew')}>
          {t('feed.renew')}
        </Button>
        <Button variant="subtle" color="gray" disabled={isBusy} onClick={() => setAsked('end')}>
          {t('feed.end')}
        </Button>
      </Group>
      <ConfirmDialog
        isOpen={asked !== null}
        title={t(asked === 'end' ? 'feed.endTitle' : 'feed.renewTitle')}
        confirmLabel={t(asked === 'end' ? 'feed.end' : 'feed.renew')}
        onConfirm={confirm}
        onClose={() => setAsked(null)}
      >
        <Text>{t(asked === 'end' ? 'feed.endText' : 'feed.renewText')}</Text>
      </ConfirmDialog>
    </Stack>
  );
}

/** The links to the usual calendars. */
function Services({ address }: Pick<FeedAddressProps, 'address'>) {
  const { t } = useTranslation('worker');
  const { project } = useSession();
  const links = calendarLinks(address, t('feed.name', { project: project?.name ?? '' }));
  return (
    <Stack gap="xs">
      {(['google', 'apple', 'outlook'] as const).map((service) => (
        <Button
          key={service}
          component="a"
          href={links[service]}
          target={service === 'apple' ? '_self' : '_blank'}
          rel="noreferrer"
          variant="default"
          justify="space-between"
          rightSection={<ExternalLink size={16} aria-hidden />}
        >
          {t(`feed.${service}`)}
        </Button>
      ))}
    </Stack>
  );
}

/** Links that add a calendar in the three most common services. */
interface CalendarLinks {
  google: string;
  apple: string;
  outlook: string;
}

/**
 * @param address the full secret address, `https://.../api/calendar/<secret>.ics`
 * @param name the name of the calendar in services that use one
 */
export function calendarLinks(address: string, name: string): CalendarLinks {
  // With this scheme a phone or a computer opens its own calendar application to subscribe.
  const subscribed = address.replace(/^https?:/, 'webcal:');
  return {
    google: `https://calendar.google.com/calendar/r?${new URLSearchParams({ cid: subscribed })}`,
    apple: subscribed,
    outlook: `https://outlook.live.com/calendar/0/addfromweb?${new URLSearchParams({ url: address, name })}`,
  };
}

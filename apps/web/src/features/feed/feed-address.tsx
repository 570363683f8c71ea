import { Button, CopyButton, Group, Stack, Text, TextInput } from '@mantine/core';
import { Check, Copy, ExternalLink } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../lib/session/session.tsx';
import { ConfirmDialog } from '../../ui/feedback/confirm-dialog.tsx';
import { calendarLinks } from './calendar-links.ts';

interface FeedAddressProps {
  /** The full secret address. */
  address: string;
  isBusy: boolean;
  onRenew: () => void;
  onEnd: () => void;
}

/** The address to copy, the links to the usual calendars, and what to do if another person has learned it. */
export function FeedAddress({ address, isBusy, onRenew, onEnd }: FeedAddressProps) {
  const { t } = useTranslation('worker');
  const { project } = useSession();
  const [asked, setAsked] = useState<'renew' | 'end' | null>(null);
  const links = calendarLinks(address, t('feed.name', { project: project?.name ?? '' }));
  const confirm = () => {
    setAsked(null);
    if (asked === 'renew') onRenew();
    else onEnd();
  };
  return (
    <Stack gap="md">
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

import { announcements } from '@pamaina/contract';
import { Alert, Anchor, Button, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useFormat } from '../../../lib/format/use-format.ts';
import { call, type CallReply } from '../../../lib/http/api-client.ts';
import { ApiError } from '../../../lib/http/api-error.ts';
import { errorText } from '../../../lib/http/error-text.ts';
import { useAction, useDownload } from '../../../lib/http/use-action.ts';
import { EntryLayout } from '../../../ui/entry-layout.tsx';
import { ErrorState } from '../../../ui/feedback/empty-state.tsx';
import { LoadingApplication } from '../../../ui/feedback/loading-application.tsx';
import { AnnouncementBody, AnnouncementFrom } from './announcement-body.tsx';

/**
 * `/confirm-announcement#...`: the link of an email. Without a sign-in it shows the announcement, and one button
 * confirms that its reader has seen it; opening the page confirms nothing.
 */
export function ConfirmAnnouncementPage() {
  const { t } = useTranslation('announcements');
  const [link] = useState(() => location.hash.slice(1));
  const query = useQuery({
    queryKey: ['announcement-link', link],
    queryFn: ({ signal }) => call(announcements.readAnnouncementLink, { body: { link }, signal }),
    retry: false,
  });
  if (query.isPending) return <LoadingApplication />;
  const again = () => void query.refetch();
  if (query.data) return <Shown link={link} announcement={query.data} onChanged={again} />;
  const { error } = query;
  const isFinal = error instanceof ApiError && [404, 409, 410, 422].includes(error.status);
  return (
    <EntryLayout width={480}>
      <Stack gap="md">
        <Title order={1}>{t('linkTitle')}</Title>
        {isFinal ? (
          <Alert color="yellow" role="alert">
            {errorText(error)}
          </Alert>
        ) : (
          <ErrorState text={errorText(error, t('linkFailed'))} onRetry={again} />
        )}
        <Anchor component={Link} to="/worker-login">
          {t('signIn')}
        </Anchor>
      </Stack>
    </EntryLayout>
  );
}

interface ShownProps {
  link: string;
  announcement: CallReply<typeof announcements.readAnnouncementLink>;
  onChanged: () => void;
}

function Shown({ link, announcement, onChanged }: ShownProps) {
  const { t } = useTranslation('announcements');
  const format = useFormat();
  // Changed meanwhile: it says so, and shows what it says now.
  const confirm = useAction(announcements.confirmAnnouncementLink, {
    failed: t('confirmFailed'),
    onDone: onChanged,
    onSettled: onChanged,
  });
  const download = useDownload(announcements.readAttachmentByLink);
  const { name, project, title, version, confirmed_at } = announcement;
  return (
    <EntryLayout width={480}>
      <Stack gap="md">
        <div>
          <Title order={1} style={{ overflowWrap: 'anywhere' }}>
            {title}
          </Title>
          <Text c="dimmed">{project}</Text>
          <AnnouncementFrom announcement={announcement} />
        </div>
        <AnnouncementBody
          announcement={announcement}
          isBusy={download.isBusy}
          onDownload={() => download.run({ body: { link } })}
        />
        {confirmed_at === null ? (
          <>
            <Button size="lg" loading={confirm.isBusy} onClick={() => confirm.run({ body: { link, version } })}>
              {t('confirm')}
            </Button>
            <Text size="sm" c="dimmed">
              {t('notYou', { name })}
            </Text>
          </>
        ) : (
          <Alert color="gray" role="status" icon={<CircleCheck size={18} aria-hidden />}>
            {t('confirmedAt', { when: format.instant(confirmed_at) })}
          </Alert>
        )}
      </Stack>
    </EntryLayout>
  );
}

import { receipts } from '@pamaina/contract';
import { Alert, Anchor, Button, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useFormat } from '../../../lib/format/use-format.ts';
import { call } from '../../../lib/http/api-client.ts';
import { ApiError } from '../../../lib/http/api-error.ts';
import { errorText } from '../../../lib/http/error-text.ts';
import { useAction } from '../../../lib/http/use-action.ts';
import { EntryLayout } from '../../../ui/entry-layout.tsx';
import { ErrorState } from '../../../ui/feedback/empty-state.tsx';
import { LoadingApplication } from '../../../ui/feedback/loading-application.tsx';

/**
 * `/confirm#...`: the link of an email. Without a sign-in it shows the person's own shifts of a published version, and
 * one button confirms that they have seen it; opening the page confirms nothing.
 */
export function ConfirmPage() {
  const [link] = useState(() => location.hash.slice(1));
  const query = useQuery({
    queryKey: ['receipt-link', link],
    queryFn: ({ signal }) => call(receipts.readReceiptLink, { params: { token: link }, signal }),
    retry: false,
  });
  if (query.isPending) return <LoadingApplication />;
  if (query.isError) return <Refused error={query.error} onRetry={() => void query.refetch()} />;
  return <Shown link={link} schedule={query.data} onConfirmed={() => void query.refetch()} />;
}

/** Another try helps only where the server was not reached, or was busy. */
function Refused({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const { t } = useTranslation('receipts');
  const isFinal = error instanceof ApiError && [404, 409, 410, 422].includes(error.status);
  return (
    <EntryLayout width={480}>
      <Stack gap="md">
        <Title order={1}>{t('link.title')}</Title>
        {isFinal ? (
          <Alert color="yellow" role="alert">
            {errorText(error)}
          </Alert>
        ) : (
          <ErrorState text={errorText(error, t('link.failed'))} onRetry={onRetry} />
        )}
        <Anchor component={Link} to="/worker-login">
          {t('link.signIn')}
        </Anchor>
      </Stack>
    </EntryLayout>
  );
}

interface ShownProps {
  link: string;
  schedule: Awaited<ReturnType<typeof call<typeof receipts.readReceiptLink>>>;
  onConfirmed: () => void;
}

function Shown({ link, schedule, onConfirmed }: ShownProps) {
  const { t } = useTranslation('receipts');
  const format = useFormat();
  const confirm = useAction(receipts.confirmReceiptLink, { failed: t('own.failed'), onDone: onConfirmed });
  const { name, project, year, month, version, published_at, confirmed_at, shifts } = schedule;
  return (
    <EntryLayout width={480}>
      <Stack gap="md">
        <div>
          <Title order={1}>{t('link.heading', { name, month: format.month(year, month) })}</Title>
          <Text c="dimmed">{t('link.from', { project, version, when: format.instant(published_at) })}</Text>
        </div>
        {shifts.length === 0 && <Text>{t('link.none')}</Text>}
        <Stack component="ul" gap={4} m={0} p={0} style={{ listStyle: 'none' }}>
          {shifts.map(({ id, date, start_time, end_time, role }) => (
            <li key={id}>
              {format.fullDate(date)}, {start_time}–{end_time}, {role}
            </li>
          ))}
        </Stack>
        {confirmed_at === null ? (
          <>
            <Button size="lg" loading={confirm.isBusy} onClick={() => confirm.run({ params: { token: link } })}>
              {t('own.button')}
            </Button>
            <Text size="sm" c="dimmed">
              {t('link.notYou', { name })}
            </Text>
          </>
        ) : (
          <Alert color="gray" role="status" icon={<CircleCheck size={18} aria-hidden />}>
            {t('link.done', { when: format.instant(confirmed_at) })}
          </Alert>
        )}
      </Stack>
    </EntryLayout>
  );
}

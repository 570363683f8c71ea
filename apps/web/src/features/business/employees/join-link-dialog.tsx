import { Button, CopyButton, Group, Stack, Text, TextInput } from '@mantine/core';
import { invitations } from '@pamaina/contract';
import { useQuery } from '@tanstack/react-query';
import { Check, Copy, Printer } from 'lucide-react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format/use-format.ts';
import { call } from '../../../lib/http/api-client.ts';
import { errorText } from '../../../lib/http/error-text.ts';
import { useAction } from '../../../lib/http/use-action.ts';
import { useSession } from '../../../lib/session/session.tsx';
import { Dialog } from '../../../ui/feedback/dialog.tsx';
import { ErrorState } from '../../../ui/feedback/empty-state.tsx';
import { QrCode } from '../../../ui/qr-code.tsx';
import classes from './logins/slips.module.css';

/** The link and QR code for the wall of the staff room: people ask to join with it, and a manager approves. */
export function JoinLinkDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('employees');
  const { data, error, refetch } = useQuery({
    queryKey: ['invitations', 'link'],
    queryFn: ({ signal }) => call(invitations.getJoinLink, { signal }),
  });
  const failed = t('joinLink.failed');
  const create = useAction(invitations.createJoinLink, { failed });
  const end = useAction(invitations.endJoinLink, { done: t('joinLink.ended'), failed });
  const link = data?.link ?? null;
  return (
    <Dialog onClose={onClose} title={t('joinLink.title')}>
      <Stack gap="md">
        <Text>{t('joinLink.text')}</Text>
        {error !== null && data === undefined && (
          <ErrorState text={errorText(error, failed)} onRetry={() => void refetch()} />
        )}
        {link !== null && <Shown link={link} />}
        <Group justify="flex-end">
          {link !== null && (
            <Button variant="default" loading={end.isBusy} onClick={() => end.run({})}>
              {t('joinLink.end')}
            </Button>
          )}
          <Button
            variant={link === null ? 'filled' : 'default'}
            loading={create.isBusy}
            disabled={data === undefined}
            onClick={() => create.run({})}
          >
            {t(link === null ? 'joinLink.create' : 'joinLink.renew')}
          </Button>
          {link !== null && (
            <Button leftSection={<Printer size={16} aria-hidden />} onClick={() => window.print()}>
              {t('code.print')}
            </Button>
          )}
        </Group>
      </Stack>
    </Dialog>
  );
}

function Shown({ link: { url, expires_at } }: { link: invitations.JoinLink }) {
  const { t } = useTranslation('employees');
  const { project } = useSession();
  const format = useFormat();
  return (
    <>
      <div style={{ width: 220, alignSelf: 'center' }}>
        <QrCode text={url} label={t('joinLink.qr')} />
      </div>
      <TextInput label={t('joinLink.link')} value={url} readOnly />
      <CopyButton value={url}>
        {({ copied, copy }) => (
          <Button
            variant="default"
            leftSection={copied ? <Check size={16} aria-hidden /> : <Copy size={16} aria-hidden />}
            onClick={copy}
          >
            {t(copied ? 'common:copied' : 'joinLink.copy')}
          </Button>
        )}
      </CopyButton>
      <Text size="sm">{t('joinLink.until', { until: format.instant(expires_at) })}</Text>
      {createPortal(
        <div className={classes.poster} data-slips>
          <h1>{project?.name ?? ''}</h1>
          <p>{t('joinLink.poster')}</p>
          <div>
            <QrCode text={url} label={t('joinLink.qr')} />
          </div>
          <p>{t('joinLink.posterUntil', { until: format.instant(expires_at) })}</p>
        </div>,
        document.body,
      )}
    </>
  );
}

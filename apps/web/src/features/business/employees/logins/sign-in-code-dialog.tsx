import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { employees } from '@pamaina/contract';
import { Printer, ShieldAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { errorText } from '../../../../lib/http/error-text.ts';
import { useAction } from '../../../../lib/http/use-action.ts';
import { useSession } from '../../../../lib/session/session.tsx';
import { Dialog } from '../../../../ui/feedback/dialog.tsx';
import { FormFailure } from '../../../../ui/form/form-failure.tsx';
import { QrCode } from '../../../../ui/qr-code.tsx';
import { CodeSlip } from './slips.tsx';

interface SignInCodeDialogProps {
  employee: employees.Employee;
  onClose: () => void;
}

/**
 * A new sign-in paper for an employee who has no email or forgot the password: a code, shown once, to scan or print.
 */
export function SignInCodeDialog({ employee: { id, name, email }, onClose }: SignInCodeDialogProps) {
  const { t } = useTranslation('employees');
  const { project } = useSession();
  const format = useFormat();
  const { run, isBusy, reply, error } = useAction(employees.createSignInCode, { onRefused: () => true });
  const mail = useAction(employees.emailSignInCode, {
    done: t('code.emailed'),
    failed: t('code.emailFailed'),
    onDone: onClose,
  });
  return (
    <Dialog onClose={onClose} closeOnClickOutside={reply === undefined} title={t('code.title')}>
      <Stack gap="md">
        <FormFailure text={error === null ? null : errorText(error, t('code.failed'))} />
        <Text>{t('code.text', { name })}</Text>
        {email && reply === undefined && (
          <Button variant="default" loading={mail.isBusy} onClick={() => mail.run({ params: { id } })}>
            {t('code.email', { email })}
          </Button>
        )}
        {reply !== undefined && (
          <>
            <Alert color="yellow" role="status" icon={<ShieldAlert size={18} aria-hidden />}>
              {t('code.once', { until: format.instant(reply.expires_at) })}
            </Alert>
            <div style={{ width: 200, alignSelf: 'center' }}>
              <QrCode text={reply.url} label={t('code.qr')} />
            </div>
            <Text ta="center" size="xl" ff="monospace" fw={600} data-code>
              {reply.code}
            </Text>
            <Text ta="center" size="sm">
              {t('code.username', { username: reply.username })}
            </Text>
            <CodeSlip name={name} business={project?.name ?? ''} {...reply} />
          </>
        )}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {t(reply === undefined ? 'common:cancel' : 'common:close')}
          </Button>
          {reply === undefined ? (
            <Button loading={isBusy} onClick={() => run({ params: { id } })}>
              {t('code.create')}
            </Button>
          ) : (
            <Button leftSection={<Printer size={16} aria-hidden />} onClick={() => window.print()}>
              {t('code.print')}
            </Button>
          )}
        </Group>
      </Stack>
    </Dialog>
  );
}

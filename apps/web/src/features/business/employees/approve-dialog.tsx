import { Button, Group, Stack, TagsInput, Text } from '@mantine/core';
import { invitations } from '@pamaina/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../../lib/http/error-text.ts';
import { useAction } from '../../../lib/http/use-action.ts';
import { useRoleNames } from '../../../lib/format/use-names.ts';
import { Dialog } from '../../../ui/feedback/dialog.tsx';
import { FormFailure } from '../../../ui/form/form-failure.tsx';

interface ApproveDialogProps {
  asked: invitations.Invitation;
  onClose: () => void;
}

/** A manager takes in who signed up with the link of the team, with the roles that they work in. */
export function ApproveDialog({ asked: { id, name, employee_id }, onClose }: ApproveDialogProps) {
  const { t } = useTranslation('employees');
  const { suggested } = useRoleNames();
  const [roles, setRoles] = useState<string[]>([]);
  const approve = useAction(invitations.approveJoin, {
    done: t('invite.approved', { name }),
    onDone: onClose,
    onRefused: () => true,
  });
  const rejection = useAction(invitations.withdrawInvitation, {
    done: t('invite.rejected', { name }),
    onDone: onClose,
    failed: t('invite.rejectFailed'),
  });
  return (
    <Dialog onClose={onClose} title={t('invite.approveTitle')}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          approve.run({ params: { id }, body: { roles } });
        }}
      >
        <Stack gap="md">
          <FormFailure text={approve.error === null ? null : errorText(approve.error, t('invite.approveFailed'))} />
          <Text>{t('invite.approveText', { name, username: employee_id })}</Text>
          <TagsInput
            label={t('fields:employee.roles')}
            data={suggested}
            value={roles}
            onChange={setRoles}
            // Below it would lie over the buttons.
            comboboxProps={{ position: 'top', middlewares: { flip: false, shift: true } }}
          />
          <Group justify="flex-end">
            <Button variant="default" loading={rejection.isBusy} onClick={() => rejection.run({ params: { id } })}>
              {t('invite.reject')}
            </Button>
            <Button type="submit" loading={approve.isBusy} disabled={roles.length === 0}>
              {t('invite.approve')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}

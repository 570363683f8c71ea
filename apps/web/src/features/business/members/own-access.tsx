import { Button, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { members } from '@pamaina/contract';
import { LogOut } from 'lucide-react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { reload } from '../../../lib/http/reload.ts';
import { useAction } from '../../../lib/http/use-action.ts';
import { useSession } from '../../../lib/session/session.tsx';
import { ConfirmDialog } from '../../../ui/feedback/confirm-dialog.tsx';
import { enterArea } from '../../../lib/session/enter-area.ts';

/** The user's own place in the project, and leaving it, which takes nobody's permission. */
export function OwnAccess() {
  const { t } = useTranslation('members');
  const { user, project, refresh } = useSession();
  const navigate = useNavigate();
  const client = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const back = useAction(members.openOwnShifts, { onDone: ({ access_token }) => enterArea(access_token, '/worker') });
  const leave = useAction(members.removeMember, {
    done: t('left'),
    onDone: async () => {
      if (user?.is_employed === true) {
        back.run({});
        return;
      }
      await refresh();
      await navigate('/select-project');
      // The list of projects, which is one shorter now.
      await reload(client, ['session']);
    },
    onSettled: () => setAsking(false),
  });
  if (user === null || project === null || user.project_role === null) return null;
  return (
    <Paper withBorder p={{ base: 'md', sm: 'lg' }} component="section" aria-labelledby="own-access">
      <Stack gap="md">
        <Title order={2} id="own-access" style={{ overflowWrap: 'anywhere' }}>
          {t('own.title', { project: project.name })}
        </Title>
        <Text>{t('own.role', { role: t(`abilities:role.${user.project_role}`) })}</Text>
        <Group>
          <Button
            variant="subtle"
            color="red"
            leftSection={<LogOut size={16} aria-hidden />}
            onClick={() => setAsking(true)}
          >
            {t('leave')}
          </Button>
        </Group>
      </Stack>
      <ConfirmDialog
        isOpen={isAsking}
        isBusy={leave.isBusy}
        title={t('leaveTitle')}
        confirmLabel={t('leave')}
        onConfirm={() => leave.run({ params: { account: user.id } })}
        onClose={() => setAsking(false)}
      >
        <Text>{t(user.is_employed ? 'leaveEmployed' : 'leaveText')}</Text>
      </ConfirmDialog>
    </Paper>
  );
}

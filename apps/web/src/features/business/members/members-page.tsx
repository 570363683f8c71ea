import { Button, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { members } from '@pamaina/contract';
import { useQuery } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useAction } from '../../../lib/http/use-action.ts';
import { useSession } from '../../../lib/session/session.tsx';
import { ConfirmDialog } from '../../../ui/feedback/confirm-dialog.tsx';
import { useDelete } from '../../../ui/feedback/use-delete.ts';
import type { Column } from '../../../ui/table/data-table.tsx';
import { ResourcePage } from '../../../ui/table/resource-page.tsx';
import { ResourceTable } from '../../../ui/table/resource-table.tsx';
import { MemberDrawer } from './member-drawer.tsx';
import { memberQueries } from './member-queries.ts';

type Member = members.Member;

const nameOf = ({ name, username }: Member) => name ?? username;

/** `/manager/settings/access`: who runs the project, and what each may do; the owner invites, changes and removes. */
export function MembersPage() {
  const { t } = useTranslation('members');
  const { refresh } = useSession();
  const navigate = useNavigate();
  const query = useQuery(memberQueries.list());
  const removal = useDelete(async ({ account, is_self }: Member, write) => {
    await write(members.removeMember, { params: { account } });
    if (!is_self) return;
    await refresh();
    await navigate('/select-project');
  }, t('removed'));
  const [next, setNext] = useState<Member | null>(null);
  const isLeaving = removal.asked?.is_self === true;
  return (
    <>
      <ResourcePage
        title={t('title')}
        description={t('description')}
        addLabel={t('add')}
        what="data"
        query={query}
        empty={{ icon: KeyRound, title: t('title'), text: t('description') }}
        drawer={(member: Member | null, close) => (
          <MemberDrawer
            member={member}
            onClose={close}
            onHandOver={(one) => {
              close();
              setNext(one);
            }}
          />
        )}
        below={<PendingInvitations />}
      >
        {(list, edit) => <MembersTable list={list} onEdit={edit} onDelete={removal.ask} />}
      </ResourcePage>
      <ConfirmDialog
        {...removal.dialog}
        title={t(isLeaving ? 'leaveTitle' : 'removeTitle')}
        confirmLabel={t(isLeaving ? 'leave' : 'remove')}
      >
        <Text>
          {isLeaving ? t('leaveText') : t('removeText', { name: removal.asked ? nameOf(removal.asked) : '' })}
        </Text>
      </ConfirmDialog>
      <HandOver next={next} onClose={() => setNext(null)} />
    </>
  );
}

/** @param next who gets the project; null: the window is closed */
function HandOver({ next, onClose }: { next: Member | null; onClose: () => void }) {
  const { t } = useTranslation('members');
  const { refresh } = useSession();
  const name = next ? nameOf(next) : '';
  const handOver = useAction(members.handOver, {
    done: () => t('handedOver', { name }),
    onDone: refresh,
    onSettled: onClose,
  });
  return (
    <ConfirmDialog
      isOpen={next !== null}
      isBusy={handOver.isBusy}
      title={t('handOverTitle')}
      confirmLabel={t('handOver')}
      onConfirm={() => next && handOver.run({ params: { account: next.account } })}
      onClose={onClose}
    >
      <Text>{t('handOverText', { name })}</Text>
    </ConfirmDialog>
  );
}

interface MembersTableProps {
  list: readonly Member[];
  onEdit: (member: Member) => void;
  onDelete: (member: Member) => void;
}

function MembersTable({ list, onEdit, onDelete }: MembersTableProps) {
  const { t } = useTranslation('members');
  const format = useFormat();
  const columns: Column<Member>[] = [
    {
      key: 'name',
      header: t('name'),
      cell: (member) => (
        <>
          <Text fw={500} style={{ overflowWrap: 'anywhere' }}>
            {nameOf(member)} {member.is_self && t('you')}
          </Text>
          <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
            {member.is_employee ? t('alsoEmployee') : member.username}
          </Text>
        </>
      ),
    },
    {
      key: 'role',
      header: t('role'),
      cell: ({ role }) => t(`abilities:role.${role}`),
    },
    {
      key: 'grants',
      header: t('more'),
      isSecondary: true,
      cell: ({ grants }) =>
        grants.length === 0 ? '–' : grants.map((grant) => t(`abilities:ability.${grant}`)).join('; '),
    },
    {
      key: 'since',
      header: t('since'),
      isSecondary: true,
      cell: ({ joined_at }) => format.instant(joined_at),
    },
  ];
  return (
    <ResourceTable
      label={t('title')}
      columns={columns}
      rows={list}
      rowKey={({ account }) => account}
      editLabel={(member) => t('editOne', { name: nameOf(member) })}
      deleteLabel={(member) => (member.is_self ? t('leave') : t('removeOne', { name: nameOf(member) }))}
      onEdit={onEdit}
      onDelete={onDelete}
    />
  );
}

/** Who was asked and has not answered; nothing if there is nobody. */
function PendingInvitations() {
  const { t } = useTranslation('members');
  const format = useFormat();
  const { data: list = [] } = useQuery(memberQueries.invitations());
  const withdrawal = useDelete(
    ({ id }: members.MemberInvitation, write) => write(members.withdrawMemberInvitation, { params: { id } }),
    t('pending.withdrawn'),
  );
  if (list.length === 0) return null;
  return (
    <Paper component="section" withBorder p="md" mt="md" aria-labelledby="invited">
      <Stack gap="xs">
        <Title order={2} id="invited">
          {t('pending.title')}
        </Title>
        {list.map((one) => (
          <Group key={one.id} justify="space-between">
            <div>
              <Text style={{ overflowWrap: 'anywhere' }}>{one.login}</Text>
              <Text size="sm" c="dimmed">
                {t('pending.until', {
                  role: t(`abilities:role.${one.role}`),
                  until: format.instant(one.expires_at),
                })}
              </Text>
            </div>
            <Button
              size="compact-sm"
              variant="subtle"
              aria-label={t('pending.withdrawOne', { login: one.login })}
              onClick={() => withdrawal.ask(one)}
            >
              {t('pending.withdraw')}
            </Button>
          </Group>
        ))}
      </Stack>
      <ConfirmDialog {...withdrawal.dialog} title={t('pending.withdrawTitle')} confirmLabel={t('pending.withdraw')}>
        <Text>{withdrawal.asked?.login}</Text>
      </ConfirmDialog>
    </Paper>
  );
}

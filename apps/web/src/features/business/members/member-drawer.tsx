import { Button, Checkbox, Radio, Stack, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { grantable, members, projectRoles, type Ability, type ProjectRole } from '@pamaina/contract';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../lib/session/session.tsx';
import { toastSuccess } from '../../../lib/toasts.ts';
import { ResourceDrawer } from '../../../ui/form/resource-drawer.tsx';
import { useFormSubmit } from '../../../ui/form/use-form-submit.ts';
import { validateWith } from '../../../ui/form/validate-with.ts';

interface MemberDrawerProps {
  /** Null: somebody new. */
  member: members.Member | null;
  onClose: () => void;
  onHandOver: (member: members.Member) => void;
}

interface Values {
  login: string;
  role: ProjectRole;
  grants: Ability[];
}

/** Invites somebody, or changes what a member may do. */
export function MemberDrawer({ member, onClose, onHandOver }: MemberDrawerProps) {
  const { t } = useTranslation('members');
  const { user } = useSession();
  const { form, submit } = useMemberForm(member, onClose);
  const { role } = form.values;
  const isOwner = user?.project_role === 'owner';
  // A manager who may change access gives no more than their own; an employee's login owns nothing.
  const roles = projectRoles.filter((one) => one !== 'owner' || (isOwner && member?.is_employee !== true));
  return (
    <ResourceDrawer
      title={t(member === null ? 'add' : 'edit')}
      isDirty={form.isDirty()}
      submit={submit}
      submitLabel={t(member === null ? 'invite' : 'save')}
      onClose={onClose}
    >
      {member === null ? (
        <TextInput
          label={t('login')}
          description={t('loginHelp')}
          required
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          {...form.getInputProps('login')}
        />
      ) : (
        <Text fw={600}>{member.name ?? member.username}</Text>
      )}
      <Radio.Group label={t('role')} {...form.getInputProps('role')}>
        <Stack gap="xs" mt="xs">
          {roles.map((one) => (
            <Radio key={one} value={one} label={t(`abilities:role.${one}`)} description={t(`roleHelp.${one}`)} />
          ))}
        </Stack>
      </Radio.Group>
      {grantable[role].length > 0 && (
        <Checkbox.Group label={t('grants')} {...form.getInputProps('grants')}>
          <Stack gap="xs" mt="xs">
            {grantable[role].map((ability) => (
              <Checkbox key={ability} value={ability} label={t(`abilities:ability.${ability}`)} />
            ))}
          </Stack>
        </Checkbox.Group>
      )}
      {member !== null && isOwner && !member.is_self && !member.is_employee && member.role !== 'owner' && (
        <Button variant="default" onClick={() => onHandOver(member)}>
          {t('handOver')}
        </Button>
      )}
    </ResourceDrawer>
  );
}

function useMemberForm(member: members.Member | null, onClose: () => void) {
  const { t } = useTranslation('members');
  const { refresh } = useSession();
  const form = useForm<Values>({
    initialValues: { login: member?.username ?? '', role: member?.role ?? 'manager', grants: member?.grants ?? [] },
    validate: validateWith<Values>(members.newMember, t),
  });
  const submit = useFormSubmit(form, async ({ login, role, grants }, write) => {
    const rights = { role, grants: grants.filter((grant) => grantable[role].includes(grant)) };
    if (member === null) {
      const { state } = await write(members.inviteMember, { body: { login, ...rights } });
      toastSuccess(t(state === 'joined' ? 'joined' : 'invited'));
    } else {
      const { account, version, is_self } = member;
      await write(members.updateMember, { params: { account }, body: rights, ifMatch: version });
      if (is_self) await refresh();
      toastSuccess(t('saved'));
    }
    onClose();
  });
  return { form, submit };
}

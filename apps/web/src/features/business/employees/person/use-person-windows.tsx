import { Text } from '@mantine/core';
import { employees } from '@pamaina/contract';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useCan } from '../../../../lib/session/use-can.ts';
import { useAddressState } from '../../../../lib/use-address-state.ts';
import { ConfirmDialog } from '../../../../ui/feedback/confirm-dialog.tsx';
import { useDelete } from '../../../../ui/feedback/use-delete.ts';
import { Departure } from '../departure.tsx';

const CreateLoginDialog = lazy(async () => ({
  default: (await import('../logins/create-login-dialog.tsx')).CreateLoginDialog,
}));
const EmployeeDrawer = lazy(async () => ({ default: (await import('../employee-drawer.tsx')).EmployeeDrawer }));
const LoginsDialog = lazy(async () => ({ default: (await import('../logins/logins-dialog.tsx')).LoginsDialog }));
const SignInCodeDialog = lazy(async () => ({
  default: (await import('../logins/sign-in-code-dialog.tsx')).SignInCodeDialog,
}));

const names = ['edit', 'login', 'password', 'code'] as const;

/** The windows of an employee's page: what opens them, and the open one. */
export function usePersonWindows(person: employees.Employee) {
  const { t } = useTranslation('employees');
  const navigate = useNavigate();
  const mayWrite = useCan()('people.write');
  // In the address, so that the palette and links can open them.
  const [asked, setOpened] = useAddressState('do');
  const opened = mayWrite ? (names.find((name) => name === asked) ?? null) : null;
  const [isGone, setGone] = useState(false);
  const close = () => setOpened('');
  const deletion = useDelete(async ({ id }: employees.Employee, write) => {
    // Before anything is loaded anew: what the page shows of the employee is there no more.
    const onReply = () => flushSync(() => setGone(true));
    await write(employees.deleteEmployee, { params: { id }, onReply });
    await navigate('/manager/employees');
  }, t('deleted'));
  const windows: Record<(typeof names)[number], () => ReactNode> = {
    edit: () => <EmployeeDrawer employee={person} onClose={close} />,
    login: () => <CreateLoginDialog employee={person} onClose={close} />,
    password: () => <LoginsDialog people={[person]} onClose={close} />,
    code: () => <SignInCodeDialog employee={person} onClose={close} />,
  };
  return {
    isGone,
    edit: () => setOpened('edit'),
    createLogin: () => setOpened('login'),
    newPassword: () => setOpened('password'),
    giveCode: () => setOpened('code'),
    askDelete: () => deletion.ask(person),
    opened: (
      <>
        <Suspense>{opened !== null && windows[opened]()}</Suspense>
        <ConfirmDialog {...deletion.dialog} title={t('delete.title')} confirmLabel={t('delete.confirm')}>
          <Text fw={600}>{deletion.asked?.name}</Text>
          {deletion.asked && <Departure employeeId={deletion.asked.id} />}
        </ConfirmDialog>
      </>
    ),
  };
}

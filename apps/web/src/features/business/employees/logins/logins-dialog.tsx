import { Alert, Button, Checkbox, Group, List, Stack, Table, Text } from '@mantine/core';
import type { employees } from '@pamaina/contract';
import { KeyRound, Printer, ShieldAlert } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../../lib/session/session.tsx';
import { useTypedText } from '../../../../lib/use-typed-text.ts';
import { Dialog } from '../../../../ui/feedback/dialog.tsx';
import { ConfirmDialog } from '../../../../ui/feedback/confirm-dialog.tsx';
import { FormFailure } from '../../../../ui/form/form-failure.tsx';
import { Slips, useLogins, type Slip } from './slips.tsx';

interface LoginsDialogProps {
  people: readonly employees.Employee[];
  onClose: () => void;
}

/**
 * Logins for several employees together, and new passwords for those who lost theirs; then slips to print, as each
 * password is shown once.
 */
export function LoginsDialog({ people: asked, onClose }: LoginsDialogProps) {
  const { t } = useTranslation('employees');
  const { project } = useSession();
  // The list in the background is reloaded when a login is created; the dialog keeps its employees.
  const [people] = useState(asked);
  const without = people.filter(({ has_login }) => !has_login);
  const [renews, setRenews] = useState(without.length === 0);
  const [isKept, setKept] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const { slips, isBusy, failure, create } = useLogins();
  const wanted = renews ? people : without;
  const rest = wanted.filter(({ id }) => !slips.some((slip) => slip.id === id));
  const isAtRisk = isBusy || (slips.length > 0 && !isKept);
  useTypedText(isAtRisk);
  const close = () => {
    if (isBusy) return;
    if (isAtRisk) setAsking(true);
    else onClose();
  };
  const print = () => {
    window.print();
    setKept(true);
  };
  return (
    <>
      <Dialog onClose={close} size="lg" closeOnClickOutside={false} title={t('logins.title')}>
        <Stack gap="md">
          <FormFailure text={failure} />
          {slips.length === 0 && <WhoGetsOne people={people} without={without} renews={renews} onRenews={setRenews} />}
          {slips.length > 0 && <MadeLogins slips={slips} />}
          <Buttons
            made={slips.length}
            left={rest.length}
            isBusy={isBusy}
            onClose={close}
            onCreate={() => void create(rest)}
            onPrint={print}
          />
        </Stack>
      </Dialog>
      {slips.length > 0 && <Slips slips={slips} business={project?.name ?? ''} />}
      <ConfirmDialog
        isOpen={isAsking}
        title={t('logins.leaveTitle')}
        confirmLabel={t('logins.leave')}
        onConfirm={onClose}
        onClose={() => setAsking(false)}
      >
        <Text>{t('logins.leaveText')}</Text>
      </ConfirmDialog>
    </>
  );
}

interface ButtonsProps {
  /** How many logins were created, and how many are left. */
  made: number;
  left: number;
  isBusy: boolean;
  onClose: () => void;
  onCreate: () => void;
  onPrint: () => void;
}

function Buttons({ made, left, isBusy, onClose, onCreate, onPrint }: ButtonsProps) {
  const { t } = useTranslation('employees');
  return (
    <Group justify="flex-end">
      <Button variant="default" onClick={onClose} disabled={isBusy}>
        {t(made > 0 ? 'common:close' : 'common:cancel')}
      </Button>
      {left > 0 && (
        <Button leftSection={<KeyRound size={16} aria-hidden />} loading={isBusy} onClick={onCreate}>
          {t('logins.create', { count: left })}
        </Button>
      )}
      {made > 0 && !isBusy && (
        <Button leftSection={<Printer size={16} aria-hidden />} onClick={onPrint}>
          {t('slips.print', { count: made })}
        </Button>
      )}
    </Group>
  );
}

interface WhoGetsOneProps {
  people: readonly employees.Employee[];
  without: readonly employees.Employee[];
  renews: boolean;
  onRenews: (renews: boolean) => void;
}

function WhoGetsOne({ people, without, renews, onRenews }: WhoGetsOneProps) {
  const { t } = useTranslation('employees');
  const withLogin = people.filter(({ has_login }) => has_login);
  return (
    <>
      <Text>{t('logins.text')}</Text>
      {without.length > 0 && (
        <List size="sm">
          {without.map(({ id, name }) => (
            <List.Item key={id}>{t('logins.person', { name, id })}</List.Item>
          ))}
        </List>
      )}
      {withLogin.length > 0 && (
        <Checkbox
          label={t('logins.renew', { count: withLogin.length })}
          description={t('logins.renewHelp', { names: withLogin.map(({ name }) => name).join(', ') })}
          checked={renews}
          onChange={(event) => onRenews(event.currentTarget.checked)}
        />
      )}
    </>
  );
}

function MadeLogins({ slips }: { slips: readonly Slip[] }) {
  const { t } = useTranslation('employees');
  return (
    <>
      <Alert color="yellow" role="status" icon={<ShieldAlert size={18} aria-hidden />}>
        {t('logins.done', { count: slips.length })}
      </Alert>
      <Table.ScrollContainer minWidth={0}>
        <Table aria-label={t('logins.title')}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t('fields:employee.name')}</Table.Th>
              <Table.Th>{t('login.username')}</Table.Th>
              <Table.Th>{t('login.password')}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {slips.map(({ id, name, password }) => (
              <Table.Tr key={id}>
                <Table.Td>{name}</Table.Td>
                <Table.Td>{id}</Table.Td>
                <Table.Td ff="monospace">{password}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
    </>
  );
}

import { Anchor, Group, SimpleGrid, Skeleton, Stack, Text, Title } from '@mantine/core';
import type { employees } from '@pamaina/contract';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { queries } from '../../../../lib/http/queries.ts';
import { useCan, useSeesAllWeeks } from '../../../../lib/session/use-can.ts';
import { Avatar } from '../../../../ui/avatar.tsx';
import { QueryView } from '../../../../ui/feedback/query-view.tsx';
import { CommandButton } from '../../../../ui/command-button.tsx';
import { PageHeader } from '../../../../ui/page-header.tsx';
import { RoleName } from '../../../../ui/role-name.tsx';
import { EmploymentNote } from '../employment-note.tsx';
import { EmploymentSection } from '../employment-section.tsx';
import { PersonAbsences } from './person-absences.tsx';
import { PersonCertificates } from './person-certificates.tsx';
import { PersonData } from './person-data.tsx';
import { PersonHours } from './person-hours.tsx';
import { PersonLogin } from './person-login.tsx';
import { PersonRequests } from './person-requests.tsx';
import { usePersonWindows } from './use-person-windows.tsx';

/** `/manager/employees/<id>`: all that is known of an employee, and what can be done, in words. */
export function PersonPage({ id }: { id: string }) {
  const { t } = useTranslation('employees');
  const everyone = useQuery(queries.everyEmployee());
  return (
    <>
      <Anchor component={Link} to="/manager/employees" size="sm" display="inline-flex" mb="xs">
        <Group gap={6}>
          <ArrowLeft size={14} aria-hidden />
          {t('title')}
        </Group>
      </Anchor>
      <QueryView what="employees" query={everyone} skeleton={<Skeleton height={420} />}>
        {(people) => {
          const person = people.find((one) => one.id === id);
          return person === undefined ? (
            <PageHeader title={t('person.unknownTitle')} description={t('person.unknownText')} />
          ) : (
            <Person key={person.id} person={person} />
          );
        }}
      </QueryView>
    </>
  );
}

function Person({ person }: { person: employees.Employee }) {
  const can = useCan();
  const seesAll = useSeesAllWeeks();
  const windows = usePersonWindows(person);
  if (windows.isGone) return <Skeleton height={420} />;
  return (
    <Stack gap="lg" maw={1080}>
      <Group justify="space-between" gap="md">
        <Group gap="sm" wrap="nowrap" style={{ minWidth: 0 }}>
          <Avatar name={person.name} picture={null} size={44} />
          <div style={{ minWidth: 0 }}>
            <Title order={1} style={{ overflowWrap: 'anywhere' }}>
              {person.name}
            </Title>
            <Group gap="xs">
              <Text c="dimmed" style={{ minWidth: 0, overflowWrap: 'anywhere' }}>
                <RoleName role={person.roles.join(', ')} />
              </Text>
              <EmploymentNote employee={person} />
            </Group>
          </div>
        </Group>
        <PersonActions id={person.id} onEdit={windows.edit} onDelete={windows.askDelete} />
      </Group>
      <SimpleGrid cols={{ base: 1, md: 2 }} spacing="lg" verticalSpacing="lg">
        <Stack gap="lg">
          <PersonData person={person} />
          {can('people.write') && (
            <PersonLogin
              person={person}
              onCreate={windows.createLogin}
              onNewPassword={windows.newPassword}
              onCode={windows.giveCode}
            />
          )}
          {can('hours.read') && seesAll && <PersonHours id={person.id} />}
        </Stack>
        <Stack gap="lg">
          {can('people.write') && <EmploymentSection employee={person} />}
          {can('absences.read') && <PersonAbsences id={person.id} />}
          <PersonCertificates id={person.id} />
          {can('requests.decide') && can('absences.read') && <PersonRequests id={person.id} />}
        </Stack>
      </SimpleGrid>
      {windows.opened}
    </Stack>
  );
}

interface PersonActionsProps {
  id: string;
  onEdit: () => void;
  onDelete: () => void;
}

function PersonActions({ id, onEdit, onDelete }: PersonActionsProps) {
  const { t } = useTranslation('employees');
  const can = useCan();
  const [params] = useSearchParams();
  const absence = `?${new URLSearchParams([...params, ['absence', id]]).toString()}`;
  return (
    <Group gap="xs">
      {can('absences.write') && (
        <CommandButton act={absence} variant="default">
          {t('absences:record')}
        </CommandButton>
      )}
      {can('people.write') && (
        <>
          <CommandButton variant="default" act={onDelete}>
            {t('row.delete')}
          </CommandButton>
          <CommandButton act={onEdit}>{t('row.edit')}</CommandButton>
        </>
      )}
    </Group>
  );
}

import { Button, Group, Text } from '@mantine/core';
import type { employees } from '@pamaina/contract';
import { useTranslation } from 'react-i18next';
import { PersonSection } from './person-section.tsx';

interface PersonLoginProps {
  person: employees.Employee;
  onCreate: () => void;
  onNewPassword: () => void;
  onCode: () => void;
}

/** Whether an employee can sign in, and what gets them in. */
export function PersonLogin({ person, onCreate, onNewPassword, onCode }: PersonLoginProps) {
  const { t } = useTranslation('employees');
  return (
    <PersonSection title={t('login.column')}>
      <Group justify="space-between" gap="sm">
        <Text>{person.has_login ? t('person.signsInAs', { id: person.id }) : t('person.noLogin')}</Text>
        <Group gap="xs">
          <Button variant="default" size="compact-md" onClick={onCode}>
            {t('code.title')}
          </Button>
          {person.has_login ? (
            <Button variant="default" size="compact-md" onClick={onNewPassword}>
              {t('person.newPassword')}
            </Button>
          ) : (
            <Button size="compact-md" onClick={onCreate}>
              {t('login.create')}
            </Button>
          )}
        </Group>
      </Group>
    </PersonSection>
  );
}

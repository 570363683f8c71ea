import { Group, Text } from '@mantine/core';
import type { employees } from '@pamaina/contract';
import { useTranslation } from 'react-i18next';
import { CommandButton } from '../../../../ui/command-button.tsx';
import { Section } from '../../../../ui/section.tsx';

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
    <Section isFramed title={t('login.column')}>
      <Group justify="space-between" gap="sm">
        <Text>{person.has_login ? t('person.signsInAs', { id: person.id }) : t('person.noLogin')}</Text>
        <Group gap="xs">
          <CommandButton variant="default" size="compact-md" act={onCode}>
            {t('code.title')}
          </CommandButton>
          {person.has_login ? (
            <CommandButton variant="default" size="compact-md" act={onNewPassword}>
              {t('person.newPassword')}
            </CommandButton>
          ) : (
            <CommandButton size="compact-md" act={onCreate}>
              {t('login.create')}
            </CommandButton>
          )}
        </Group>
      </Group>
    </Section>
  );
}

import { Autocomplete, Button, Group, Modal, Stack, Table, Text, Textarea, TextInput } from '@mantine/core';
import { csvOf, imports } from '@pamaina/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useRoleNames } from '../../../lib/format/use-names.ts';
import { errorText } from '../../../lib/http/error-text.ts';
import { queries } from '../../../lib/http/queries.ts';
import { useAction } from '../../../lib/http/use-action.ts';
import { toastSuccess } from '../../../lib/toasts.ts';
import { useFieldLabel } from '../../../lib/use-field-label.ts';
import { useIsPhone } from '../../../lib/use-is-phone.ts';
import { useTypedText } from '../../../lib/use-typed-text.ts';
import { FormFailure } from '../../../ui/form/form-failure.tsx';
import { MOST_LINES, mostUsualRole, readNames, type PastedPerson } from './pasted-names.ts';

/** An import of many people takes longer than a usual request. */
const TIMEOUT_MS = 60_000;

/**
 * Employees from a pasted list of names: each line is shown as it was understood and can be corrected. All of them are
 * added in one transaction, or none.
 */
export function PasteDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('employees');
  const isPhone = useIsPhone();
  const { text, fresh, known, isTooLong, failure, faults, isBusy, paste, change, leaveOut, add } = usePasted(onClose);
  return (
    <Modal
      opened
      onClose={onClose}
      size="lg"
      fullScreen={isPhone}
      closeOnClickOutside={text === ''}
      title={t('paste.title')}
      closeButtonProps={{ 'aria-label': t('common:close') }}
    >
      <Stack gap="md">
        <Textarea
          label={t('paste.label')}
          description={t('paste.help')}
          data-autofocus
          autosize
          minRows={4}
          maxRows={8}
          value={text}
          onChange={(event) => paste(event.currentTarget.value)}
        />
        <FormFailure text={isTooLong ? t('paste.tooMany', { count: MOST_LINES }) : failure} />
        {known.length > 0 && <KnownPeople people={known} />}
        {fresh.length > 0 && !isTooLong && (
          <Preview people={fresh} faults={faults} onChange={change} onLeaveOut={leaveOut} />
        )}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {t('common:cancel')}
          </Button>
          {fresh.length > 0 && (
            <Button
              loading={isBusy}
              disabled={isTooLong || fresh.some(({ name, roles }) => !name.trim() || !roles.trim())}
              onClick={() => add(fresh)}
            >
              {t('paste.add', { count: fresh.length })}
            </Button>
          )}
        </Group>
      </Stack>
    </Modal>
  );
}

/** The pasted text, and what was understood of it and corrected. */
function usePasted(onClose: () => void) {
  const { data: team = [] } = useQuery(queries.employees());
  const [text, setText] = useState('');
  const [people, setPeople] = useState<readonly PastedPerson[]>([]);
  const [failure, setFailure] = useState<string | null>(null);
  useTypedText(text !== '');
  const isKnown = ({ name }: PastedPerson) => team.some((one) => one.name === name);
  return {
    ...useAdd({ onFailure: setFailure, onClose }),
    text,
    failure,
    fresh: people.filter((person) => !isKnown(person)),
    known: people.filter(isKnown),
    isTooLong: people.length > MOST_LINES,
    paste: (pasted: string) => {
      setText(pasted);
      setFailure(null);
      setPeople(readNames(pasted, mostUsualRole(team)));
    },
    change: (changed: PastedPerson) =>
      setPeople(people.map((person) => (person.line === changed.line ? changed : person))),
    leaveOut: ({ line }: PastedPerson) => setPeople(people.filter((person) => person.line !== line)),
  };
}

/** Two people of one name are rare; a list that is pasted again is not. */
function KnownPeople({ people }: { people: readonly PastedPerson[] }) {
  const { t } = useTranslation('employees');
  const format = useFormat();
  const names = new Intl.ListFormat(format.locale).format(people.map(({ name }) => name));
  return (
    <Text size="sm" c="dimmed">
      {t('paste.known', { names })}
    </Text>
  );
}

interface PreviewProps {
  people: readonly PastedPerson[];
  /** By place in the list. */
  faults: ReadonlyMap<number, string>;
  onChange: (person: PastedPerson) => void;
  onLeaveOut: (person: PastedPerson) => void;
}

function Preview({ people, faults, onChange, onLeaveOut }: PreviewProps) {
  const { t } = useTranslation('employees');
  const label = useFieldLabel('employee');
  const { suggested } = useRoleNames();
  return (
    <div>
      <Text fw={500} role="status">
        {t('paste.preview', { count: people.length })}
      </Text>
      <Text size="sm" c="dimmed" mb="xs">
        {t('paste.guessed')}
      </Text>
      <Table verticalSpacing={4}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{label('name')}</Table.Th>
            <Table.Th>{label('roles')}</Table.Th>
            <Table.Th />
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {people.map((person, index) => (
            <Table.Tr key={person.line}>
              <Table.Td>
                <TextInput
                  size="xs"
                  aria-label={t('paste.nameOf', { line: person.line })}
                  value={person.name}
                  error={faults.get(index)}
                  onChange={(event) => onChange({ ...person, name: event.currentTarget.value })}
                />
              </Table.Td>
              <Table.Td>
                <Autocomplete
                  size="xs"
                  aria-label={t('paste.roleOf', { name: person.name })}
                  data={suggested}
                  value={person.roles}
                  error={person.roles.trim() === '' ? t('paste.noRole') : undefined}
                  onChange={(roles) => onChange({ ...person, roles })}
                />
              </Table.Td>
              <Table.Td>
                <Button
                  variant="subtle"
                  size="compact-sm"
                  aria-label={t('paste.leaveOutOne', { name: person.name })}
                  onClick={() => onLeaveOut(person)}
                >
                  {t('paste.leaveOut')}
                </Button>
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </div>
  );
}

/** Adds them as a file with two columns; what is wrong with one of them is said beside it, and nobody is added. */
function useAdd({ onFailure, onClose }: { onFailure: (text: string) => void; onClose: () => void }) {
  const { t } = useTranslation('employees');
  const [faults, setFaults] = useState<ReadonlyMap<number, string>>(new Map());
  const { run, isBusy } = useAction(
    (people: readonly PastedPerson[], write) => {
      const csv = csvOf([['name', 'roles'], ...people.map(({ name, roles }) => [name, roles])], 'plain');
      const file = new File([csv], 'names.csv', { type: 'text/csv' });
      const query = {
        columns: 'name,roles',
        header: '1',
        encoding: 'utf-8',
        dry_run: 'false',
        skip_errors: 'false',
      } as const;
      return write(imports.importPeople, { query, file, timeoutMs: TIMEOUT_MS });
    },
    {
      onRefused: (error) => {
        onFailure(errorText(error));
        return true;
      },
      onDone: ({ stored, counts, refused, faults: ofFile }) => {
        if (stored) {
          toastSuccess(t('paste.done', { count: counts.create }));
          onClose();
          return;
        }
        if (ofFile.length > 0) onFailure(ofFile.join(' '));
        // The first line has the headings.
        setFaults(
          new Map(refused.map(({ line, faults: own }) => [line - 2, own.map(({ detail }) => detail).join(' ')])),
        );
      },
    },
  );
  return { add: run, isBusy, faults };
}

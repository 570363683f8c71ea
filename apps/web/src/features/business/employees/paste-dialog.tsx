import { Autocomplete, Button, Group, Stack, Table, Text, Textarea, TextInput } from '@mantine/core';
import { csvOf, finderByName, imports } from '@pamaina/contract';
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
import { Dialog } from '../../../ui/feedback/dialog.tsx';
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
  const pasted = usePasted(onClose);
  const { text, fresh, added, known, isTooLong, failure, isBusy } = pasted;
  return (
    <Dialog onClose={onClose} size="lg" fullScreen={isPhone} closeOnClickOutside={text === ''} title={t('paste.title')}>
      <Stack gap="md">
        <Textarea
          label={t('paste.label')}
          description={t('paste.help')}
          data-autofocus
          autosize
          minRows={4}
          maxRows={8}
          value={text}
          onChange={(event) => pasted.paste(event.currentTarget.value)}
        />
        <FormFailure text={isTooLong ? t('paste.tooMany', { count: MOST_LINES }) : failure} />
        {known.length > 0 && <KnownPeople people={known} />}
        {fresh.length > 0 && !isTooLong && (
          <Preview people={fresh} faultOf={pasted.faultOf} onChange={pasted.change} onLeaveOut={pasted.leaveOut} />
        )}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {t('common:cancel')}
          </Button>
          {fresh.length > 0 && (
            <Button
              loading={isBusy}
              disabled={
                isTooLong || added.length === 0 || added.some(({ name, roles }) => !name.trim() || !roles.trim())
              }
              onClick={() => pasted.add(added)}
            >
              {t('paste.add', { count: added.length })}
            </Button>
          )}
        </Group>
      </Stack>
    </Dialog>
  );
}

/** The pasted text, and what was understood of it and corrected. */
function usePasted(onClose: () => void) {
  const { t } = useTranslation('employees');
  const current = useQuery(queries.employees());
  const former = useQuery(queries.formerEmployees());
  const team = current.data ?? [];
  const isHere = finderOf([...team, ...(former.data ?? [])]);
  const [text, setText] = useState('');
  /** As pasted, and as corrected since. */
  const [read, setRead] = useState<readonly PastedPerson[]>([]);
  const [people, setPeople] = useState<readonly PastedPerson[]>([]);
  const [failure, setFailure] = useState<string | null>(null);
  useTypedText(text !== '');
  const { add, isBusy, faults } = useAdd({ onFailure: setFailure, onClose });
  // A line that becomes somebody's name while it is typed stays where it is.
  const known = read.filter(isHere);
  const fresh = people.filter(({ line }) => known.every((one) => one.line !== line));
  return {
    text,
    failure,
    known,
    fresh,
    /** Whom the server would find is not sent: they stay as they are. */
    added: fresh.filter((person) => !isHere(person)),
    faultOf: (person: PastedPerson) => (isHere(person) ? t('paste.alreadyHere') : faults.get(person)),
    isTooLong: people.length > MOST_LINES,
    isBusy: isBusy || current.isPending || former.isPending,
    add,
    paste: (pasted: string) => {
      const lines = readNames(pasted, mostUsualRole(team));
      setText(pasted);
      setFailure(null);
      setRead(lines);
      setPeople(lines);
    },
    change: (changed: PastedPerson) =>
      setPeople(people.map((person) => (person.line === changed.line ? changed : person))),
    leaveOut: ({ line }: PastedPerson) => setPeople(people.filter((person) => person.line !== line)),
  };
}

function finderOf(people: readonly { name: string }[]): (person: PastedPerson) => boolean {
  const find = finderByName(people);
  return ({ name }) => find(name).length > 0;
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
  faultOf: (person: PastedPerson) => string | undefined;
  onChange: (person: PastedPerson) => void;
  onLeaveOut: (person: PastedPerson) => void;
}

function Preview({ people, faultOf, onChange, onLeaveOut }: PreviewProps) {
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
          {people.map((person) => (
            <Table.Tr key={person.line}>
              <Table.Td>
                <TextInput
                  size="xs"
                  aria-label={t('paste.nameOf', { line: person.line })}
                  value={person.name}
                  error={faultOf(person)}
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
  /** Of a line as it was sent: it is gone when the line is corrected. */
  const [faults, setFaults] = useState<ReadonlyMap<PastedPerson, string>>(new Map());
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
      onDone: ({ stored, counts, refused, faults: ofFile }, sent) => {
        if (stored) {
          toastSuccess(t('paste.done', { count: counts.create }));
          onClose();
          return;
        }
        if (ofFile.length > 0) onFailure(ofFile.join(' '));
        setFaults(
          new Map(
            refused.flatMap(({ line, faults: own }) => {
              // The first line has the headings.
              const person = sent[line - 2];
              return person === undefined ? [] : [[person, own.map(({ detail }) => detail).join(' ')] as const];
            }),
          ),
        );
      },
    },
  );
  return { add: run, isBusy, faults };
}

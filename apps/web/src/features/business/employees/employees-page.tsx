import { Group, SegmentedControl, Select, Stack, Text } from '@mantine/core';
import { employees, fieldNames } from '@pamaina/contract';
import { useQuery } from '@tanstack/react-query';
import { ClipboardPaste, FileUp, QrCode, SearchX, Users, UserX } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useParams } from 'react-router';
import { loadTexts } from '../../../i18n/index.ts';
import { textsOf } from '../../../lib/field-values.ts';
import { foldDiacritics } from '../../../lib/format/fold-diacritics.ts';
import { queries } from '../../../lib/http/queries.ts';
import { useCan } from '../../../lib/session/use-can.ts';
import { useAddressState } from '../../../lib/use-address-state.ts';
import { EmptyState, NextStep } from '../../../ui/feedback/empty-state.tsx';
import { lazyPart } from '../../../ui/feedback/lazy-part.tsx';
import { OptionalPart } from '../../../ui/feedback/optional-part.tsx';
import { CommandButton } from '../../../ui/command-button.tsx';
import { ResourcePage } from '../../../ui/table/resource-page.tsx';
import { SearchField } from '../../../ui/form/search-field.tsx';
import { RowsSkeleton } from '../../../ui/feedback/skeletons.tsx';
import { useRoleNames } from '../../../lib/format/use-names.ts';
import { BulkBar } from './bulk-bar.tsx';
import { EmployeesTable } from './employees-table.tsx';
import { Invitations } from './invitations.tsx';
import { idInPath, personPath } from './person/person-path.ts';

const EmployeeDrawer = lazy(async () => ({ default: (await import('./employee-drawer.tsx')).EmployeeDrawer }));
const FormerDrawer = lazy(async () => ({ default: (await import('./former-drawer.tsx')).FormerDrawer }));
const LoginsDialog = lazy(async () => ({ default: (await import('./logins/logins-dialog.tsx')).LoginsDialog }));
const PasteDialog = lazy(async () => ({ default: (await import('./paste-dialog.tsx')).PasteDialog }));
const PersonPage = lazyPart(async () => (await import('./person/person-page.tsx')).PersonPage);
const JoinLinkDialog = lazy(async () => ({ default: (await import('./join-link-dialog.tsx')).JoinLinkDialog }));
const ImportDialog = lazy(async () => ({
  default: (await Promise.all([import('../../plan/imports/index.ts'), loadTexts('imports')]))[0].ImportDialog,
}));

type Employee = employees.Employee;

/** `/manager/employees`, and below it the page of each employee. */
export function EmployeesPage() {
  const { id } = useParams();
  // Messages sent earlier lead to the employment of somebody.
  const [employed] = useAddressState('employment');
  if (employed !== '') return <Navigate to={personPath(employed)} replace />;
  if (id === undefined) return <EmployeeList />;
  return (
    <OptionalPart place={id} fallback={<RowsSkeleton rows={4} height={120} />}>
      <PersonPage id={idInPath(id)} />
    </OptionalPart>
  );
}

/** Search, role filter, add, paste, import. */
function EmployeeList() {
  const { t } = useTranslation('employees');
  const mayWrite = useCan()('people.write');
  const adding = useAddressState('add');
  const [who, setWho] = useAddressState('who');
  const isFormer = who === 'former';
  const query = useQuery(isFormer ? queries.formerEmployees() : queries.employees());
  const [opened, setOpened] = useState<Opened | null>(null);
  const [loginsFor, setLoginsFor] = useState<readonly Employee[] | null>(null);
  // A link from another page shows all employees without a login.
  const [logins, setLogins] = useAddressState('logins');
  const missing = logins === 'missing' ? query.data?.filter(({ has_login }) => !has_login) : undefined;
  return (
    <>
      <ResourcePage
        title={t('title')}
        description={t('description')}
        actions={
          <>
            <Employed isFormer={isFormer} onChange={setWho} />
            {mayWrite && <WaysToAdd onOpen={setOpened} />}
          </>
        }
        {...(mayWrite && { addLabel: t('add'), adding })}
        above={<Invitations />}
        what="employees"
        query={query}
        skeleton={<RowsSkeleton rows={8} height={52} />}
        {...(!isFormer && {
          empty: {
            icon: Users,
            title: t('emptyTitle'),
            text: t('emptyText'),
            example: [
              [t('example.first'), t('common:usualRoles.server')],
              [t('example.second'), t('common:usualRoles.cook')],
            ],
          },
        })}
        drawer={(employee: Employee | null, close) => <EmployeeDrawer employee={employee} onClose={close} />}
        below={mayWrite && <FormerButton onOpen={() => setOpened('former')} />}
      >
        {(people) => <People people={people} onLogins={setLoginsFor} />}
      </ResourcePage>
      <Suspense>
        <LinkedDrawer people={query.data} />
        {opened !== null && <Window opened={opened} onClose={() => setOpened(null)} />}
        {loginsFor && <LoginsDialog people={loginsFor} onClose={() => setLoginsFor(null)} />}
        {missing !== undefined && <LoginsDialog people={missing} onClose={() => setLogins('')} />}
      </Suspense>
    </>
  );
}

/** A link contains the employee whose form opens, and the proposed values. */
function LinkedDrawer({ people = [] }: { people: readonly Employee[] | undefined }) {
  const [linked, setLinked] = useAddressState('edit', 'with');
  const [proposed] = useAddressState('with');
  const person = people.find(({ id }) => id === linked);
  if (person === undefined) return null;
  const key = `${linked} ${proposed}`;
  return <EmployeeDrawer key={key} employee={person} proposed={proposed} onClose={() => setLinked('')} />;
}

type Opened = keyof typeof windows;

const windows = { former: FormerDrawer, link: JoinLinkDialog, import: ImportDialog, paste: PasteDialog };

function Window({ opened, onClose }: { opened: Opened; onClose: () => void }) {
  const Shown = windows[opened];
  return <Shown onClose={onClose} />;
}

/** Several people at once, beside the form for one. */
function WaysToAdd({ onOpen }: { onOpen: (what: Opened) => void }) {
  const { t } = useTranslation('employees');
  return (
    <>
      <CommandButton variant="default" leftSection={<QrCode size={16} aria-hidden />} act={() => onOpen('link')}>
        {t('joinLink.button')}
      </CommandButton>
      <CommandButton variant="default" leftSection={<FileUp size={16} aria-hidden />} act={() => onOpen('import')}>
        {t('import')}
      </CommandButton>
      <CommandButton
        variant="default"
        leftSection={<ClipboardPaste size={16} aria-hidden />}
        act={() => onOpen('paste')}
      >
        {t('paste.button')}
      </CommandButton>
    </>
  );
}

/** Leads to the employees who were deleted. */
function FormerButton({ onOpen }: { onOpen: () => void }) {
  const { t } = useTranslation('employees');
  return (
    <CommandButton variant="subtle" mt="md" leftSection={<UserX size={16} aria-hidden />} act={onOpen}>
      {t('former.open')}
    </CommandButton>
  );
}

function Employed({ isFormer, onChange }: { isFormer: boolean; onChange: (who: string) => void }) {
  const { t } = useTranslation('employees');
  return (
    <SegmentedControl
      aria-label={t('who.label')}
      data={(['now', 'former'] as const).map((value) => ({ value, label: t(`who.${value}`) }))}
      value={isFormer ? 'former' : 'now'}
      onChange={(value) => onChange(value === 'former' ? value : '')}
    />
  );
}

interface PeopleProps {
  people: readonly Employee[];
  onLogins: (people: readonly Employee[]) => void;
}

/** Search, filter and selection over the table. */
function People({ people, onLogins }: PeopleProps) {
  const { t } = useTranslation('employees');
  const { inUse } = useRoleNames();
  const [search, setSearch] = useAddressState('search');
  const [role, setRole] = useAddressState('role');
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const found = filter(people, search, role);
  const chosen = people.filter(({ id }) => selected.has(id));
  const clear = () => {
    setSearch('');
    setRole('');
  };
  return (
    <Stack gap="md">
      <Group gap="sm">
        <SearchField label={t('search')} value={search} onChange={setSearch} />
        <Select
          aria-label={t('roleFilter')}
          data={[{ value: '', label: t('allRoles') }, ...inUse]}
          value={role}
          onChange={(value) => setRole(value ?? '')}
          w={{ base: '100%', sm: 220 }}
        />
        <Text size="sm" c="dimmed" role="status">
          {t('common:count.people', { count: found.length })}
        </Text>
      </Group>
      <BulkBar
        people={chosen}
        onSelectAll={() => setSelected(new Set(found.map(({ id }) => id)))}
        onClear={() => setSelected(new Set())}
        onCreateLogins={() => onLogins(chosen)}
      />
      {found.length === 0 ? (
        <EmptyState
          icon={SearchX}
          title={t('nobodyTitle')}
          text={t('nobodyText')}
          action={<NextStep act={clear}>{t('shell:next.clear')}</NextStep>}
        />
      ) : (
        <EmployeesTable people={found} selected={selected} onSelect={setSelected} />
      )}
    </Stack>
  );
}

const searched = fieldNames(employees.fields, ({ isSearched }) => isSearched === true);

/** By the searched fields or the ID, ignoring diacritics, and by role. */
function filter(people: readonly Employee[], search: string, role: string): Employee[] {
  const wanted = foldDiacritics(search.trim());
  return people.filter(
    (person) =>
      (role === '' || person.roles.includes(role)) &&
      [person.id, ...textsOf(person, searched)].some((text) => foldDiacritics(text).includes(wanted)),
  );
}

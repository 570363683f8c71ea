import { Button, Group, SegmentedControl, Select, Stack, Text } from '@mantine/core';
import { employees, fieldNames } from '@pamaina/contract';
import { useQuery } from '@tanstack/react-query';
import { FileUp, Plus, SearchX, Users, UserX } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { textsOf } from '../../lib/field-values.ts';
import { foldDiacritics } from '../../lib/format/fold-diacritics.ts';
import { queries } from '../../lib/http/queries.ts';
import { useAddressState } from '../../lib/use-address-state.ts';
import { ConfirmDialog } from '../../ui/feedback/confirm-dialog.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { QueryView } from '../../ui/feedback/query-view.tsx';
import { SearchField } from '../../ui/form/search-field.tsx';
import { RowsSkeleton } from '../../ui/feedback/skeletons.tsx';
import { useDelete } from '../../ui/feedback/use-delete.ts';
import { BulkBar } from './bulk-bar.tsx';
import { Departure } from './departure.tsx';
import { EmployeesTable } from './employees-table.tsx';
import { Invitations } from './invitations.tsx';
import { useRoleNames } from '../../lib/format/use-role-names.ts';

const CreateLoginDialog = lazy(async () => ({
  default: (await import('./logins/create-login-dialog.tsx')).CreateLoginDialog,
}));
const EmployeeDrawer = lazy(async () => ({ default: (await import('./employee-drawer.tsx')).EmployeeDrawer }));
const EmploymentDrawer = lazy(async () => ({ default: (await import('./employment-drawer.tsx')).EmploymentDrawer }));
const FormerDrawer = lazy(async () => ({ default: (await import('./former-drawer.tsx')).FormerDrawer }));
const LoginsDialog = lazy(async () => ({ default: (await import('./logins/logins-dialog.tsx')).LoginsDialog }));
const ImportDialog = lazy(async () => ({ default: (await import('./import-dialog.tsx')).ImportDialog }));

type Employee = employees.Employee;

/** `/manager/employees`: search, role filter, add, edit, delete, create login (Spec section 2). */
export function EmployeesPage() {
  const { t } = useTranslation('employees');
  const [who, setWho] = useAddressState('who');
  const isFormer = who === 'former';
  const current = useQuery(queries.employees());
  const former = useQuery({ ...queries.formerEmployees(), enabled: isFormer });
  const query = isFormer ? former : current;
  const { inUse } = useRoleNames();
  const [search, setSearch] = useAddressState('search');
  const [role, setRole] = useAddressState('role');
  const [adding, setAdding] = useAddressState('add');
  // A link contains the employee whose form opens, and the proposed values.
  const [linked, setLinked] = useAddressState('edit', 'with');
  const [proposed] = useAddressState('with');
  const [employedId, setEmployed] = useAddressState('employment');
  const [edited, setEdited] = useState<Employee | null>(null);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [isImporting, setImporting] = useState(false);
  const [showsFormer, setShowsFormer] = useState(false);
  const [loginFor, setLoginFor] = useState<Employee | null>(null);
  const [loginsFor, setLoginsFor] = useState<readonly Employee[] | null>(null);
  // A link from another page shows all employees without a login.
  const [logins, setLogins] = useAddressState('logins');
  const missing = logins === 'missing' ? query.data?.filter(({ has_login }) => !has_login) : undefined;
  const deletion = useDelete(
    ({ id }: Employee, write) => write(employees.deleteEmployee, { params: { id } }),
    t('deleted'),
  );
  const linkedPerson = query.data?.find(({ id }) => id === linked);
  const employed = [...(current.data ?? []), ...(former.data ?? [])].find(({ id }) => id === employedId);
  const buttons = (
    <Group gap="sm">
      <Button variant="default" leftSection={<FileUp size={16} aria-hidden />} onClick={() => setImporting(true)}>
        {t('import.button')}
      </Button>
      <Button leftSection={<Plus size={16} aria-hidden />} onClick={() => setAdding('1')}>
        {t('add')}
      </Button>
    </Group>
  );
  return (
    <>
      <PageHeader title={t('title')} description={t('description')} action={buttons} />
      <Invitations />
      <QueryView what="employees" query={query} skeleton={<RowsSkeleton rows={8} height={52} />}>
        {(people) =>
          people.length === 0 && !isFormer ? (
            <EmptyState icon={Users} title={t('emptyTitle')} text={t('emptyText')} />
          ) : (
            <Stack gap="md">
              <Group gap="sm">
                <SegmentedControl
                  aria-label={t('who.label')}
                  data={(['now', 'former'] as const).map((value) => ({ value, label: t(`who.${value}`) }))}
                  value={isFormer ? 'former' : 'now'}
                  onChange={(value) => setWho(value === 'former' ? value : '')}
                />
                <SearchField label={t('search')} value={search} onChange={setSearch} />
                <Select
                  aria-label={t('roleFilter')}
                  data={[{ value: '', label: t('allRoles') }, ...inUse]}
                  value={role}
                  onChange={(value) => setRole(value ?? '')}
                  w={{ base: '100%', sm: 220 }}
                />
                <Text size="sm" c="dimmed" role="status">
                  {t('common:count.people', { count: filter(people, search, role).length })}
                </Text>
              </Group>
              <BulkBar
                people={people.filter(({ id }) => selected.has(id))}
                onSelectAll={() => setSelected(new Set(filter(people, search, role).map(({ id }) => id)))}
                onClear={() => setSelected(new Set())}
                onCreateLogins={() => setLoginsFor(people.filter(({ id }) => selected.has(id)))}
              />
              {filter(people, search, role).length === 0 ? (
                <EmptyState icon={SearchX} title={t('nobodyTitle')} text={t('nobodyText')} />
              ) : (
                <EmployeesTable
                  people={filter(people, search, role)}
                  selected={selected}
                  onSelect={setSelected}
                  onEdit={setEdited}
                  onDelete={deletion.ask}
                  onEmployment={({ id }) => setEmployed(id)}
                  onCreateLogin={setLoginFor}
                  onNewPassword={(person) => setLoginsFor([person])}
                />
              )}
            </Stack>
          )
        }
      </QueryView>
      <Button
        variant="subtle"
        mt="md"
        leftSection={<UserX size={16} aria-hidden />}
        onClick={() => setShowsFormer(true)}
      >
        {t('former.open')}
      </Button>
      <Suspense>
        {adding !== '' && <EmployeeDrawer employee={null} onClose={() => setAdding('')} />}
        {edited && <EmployeeDrawer employee={edited} onClose={() => setEdited(null)} />}
        {linkedPerson && <EmployeeDrawer employee={linkedPerson} proposed={proposed} onClose={() => setLinked('')} />}
        {employed && <EmploymentDrawer employee={employed} onClose={() => setEmployed('')} />}
        {showsFormer && <FormerDrawer onClose={() => setShowsFormer(false)} />}
        {isImporting && <ImportDialog onClose={() => setImporting(false)} />}
        {loginsFor && <LoginsDialog people={loginsFor} onClose={() => setLoginsFor(null)} />}
        {missing !== undefined && <LoginsDialog people={missing} onClose={() => setLogins('')} />}
        {loginFor && <CreateLoginDialog employee={loginFor} onClose={() => setLoginFor(null)} />}
      </Suspense>
      <ConfirmDialog {...deletion.dialog} title={t('delete.title')} confirmLabel={t('common:delete')}>
        <Text fw={600}>{deletion.asked?.name}</Text>
        {deletion.asked && <Departure employeeId={deletion.asked.id} />}
      </ConfirmDialog>
    </>
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

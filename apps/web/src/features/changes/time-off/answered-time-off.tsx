import { Button, Group, SegmentedControl, Stack, Text, Title } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { timeOff } from '@pamaina/contract';
import { useQuery } from '@tanstack/react-query';
import { CalendarCheck2, Pencil, SearchX, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAddressState } from '../../../lib/use-address-state.ts';
import { usePage } from '../../../lib/use-page.ts';
import { useCan } from '../../../lib/session/use-can.ts';
import { ConfirmDialog } from '../../../ui/feedback/confirm-dialog.tsx';
import { EmptyState, NextStep } from '../../../ui/feedback/empty-state.tsx';
import { Entry, EntryList } from '../../../ui/table/entry-list.tsx';
import { Pager } from '../../../ui/table/pager.tsx';
import { QueryView } from '../../../ui/feedback/query-view.tsx';
import { SearchField } from '../../../ui/form/search-field.tsx';
import { RowsSkeleton } from '../../../ui/feedback/skeletons.tsx';
import { useDelete } from '../../../ui/feedback/use-delete.ts';
import { EditAbsenceDrawer } from './edit-absence-drawer.tsx';
import { EndIllnessDialog } from './end-illness-dialog.tsx';
import { timeOffQueries } from './time-off-queries.ts';
import { TimeOffWords, isOpenIllness, typeIcons } from './time-off-words.tsx';

type TimeOff = timeOff.TimeOff;

const SHOWN = ['approved', 'rejected', 'cancelled'] as const;
const PAGE_SIZE = 20;
/** A name is searched once, not at each letter. */
const TYPING_MS = 250;

/** Decided or withdrawn requests, the latest days first; the filters and the page number are in the address. */
export function AnsweredTimeOff() {
  const { t } = useTranslation('time-off');
  const [search, setSearch] = useAddressState('q', 'page');
  const [shown, setShown] = useAddressState('status', 'page');
  const [page, setPage] = usePage();
  const [name] = useDebouncedValue(search.trim(), TYPING_MS);
  const status = SHOWN.find((one) => one === shown) ?? 'approved';
  const query = useQuery(
    timeOffQueries.list({
      status,
      ...(name !== '' && { name }),
      page: String(page),
      page_size: String(PAGE_SIZE),
    }),
  );
  return (
    <Stack gap="sm" component="section">
      <Title order={2}>{t('answered')}</Title>
      <Group gap="sm">
        <SegmentedControl
          aria-label={t('filter')}
          value={status}
          onChange={(value) => setShown(value === 'approved' ? '' : value)}
          data={SHOWN.map((value) => ({ value, label: t(`status.${value}`) }))}
        />
        <SearchField label={t('search')} value={search} onChange={setSearch} />
      </Group>
      <QueryView what="timeOff" query={query} skeleton={<RowsSkeleton rows={4} height={96} />}>
        {({ items, total }) => (
          <>
            {total === 0 && <NoneFound isSearched={name !== ''} onClear={() => setSearch('')} />}
            <Entries items={items} />
            <Pager page={page} pageSize={PAGE_SIZE} total={total} onChange={setPage} />
          </>
        )}
      </QueryView>
    </Stack>
  );
}

function Entries({ items }: { items: readonly TimeOff[] }) {
  const { t } = useTranslation('time-off');
  const [ending, setEnding] = useState<TimeOff | null>(null);
  const [edited, setEdited] = useState<TimeOff | null>(null);
  const revocation = useDelete(
    ({ id }: TimeOff, write) => write(timeOff.cancelTimeOff, { params: { id } }),
    t('takenBack'),
  );
  return (
    <>
      <EntryList label={t('answered')}>
        {items.map((entry) => (
          <Entry
            key={entry.id}
            icon={typeIcons[entry.counts_as]}
            {...(entry.status === 'approved' && {
              actions: (
                <ApprovedActions
                  entry={entry}
                  onEnd={() => setEnding(entry)}
                  onEdit={() => setEdited(entry)}
                  onTakeBack={() => revocation.ask(entry)}
                />
              ),
            })}
          >
            <TimeOffWords entry={entry} withName />
          </Entry>
        ))}
      </EntryList>
      {edited !== null && <EditAbsenceDrawer entry={edited} onClose={() => setEdited(null)} />}
      {ending !== null && <EndIllnessDialog entry={ending} onClose={() => setEnding(null)} />}
      <ConfirmDialog {...revocation.dialog} title={t('takeBackTitle')} confirmLabel={t('takeBack')}>
        <Text>{t('takeBackText')}</Text>
      </ConfirmDialog>
    </>
  );
}

interface NoneFoundProps {
  isSearched: boolean;
  onClear: () => void;
}

function NoneFound({ isSearched, onClear }: NoneFoundProps) {
  const { t } = useTranslation('time-off');
  return (
    <EmptyState
      icon={SearchX}
      title={t('noneFound')}
      {...(isSearched
        ? { action: <NextStep act={onClear}>{t('shell:next.clear')}</NextStep> }
        : {
            text: t('emptyText'),
            action: <NextStep to="/manager/calendar">{t('shell:next.schedule')}</NextStep>,
          })}
    />
  );
}

interface ApprovedActionsProps {
  entry: TimeOff;
  onEnd: () => void;
  onEdit: () => void;
  onTakeBack: () => void;
}

/** What can still be done with an approved request, as far as the user may. */
function ApprovedActions({ entry, onEnd, onEdit, onTakeBack }: ApprovedActionsProps) {
  const { t } = useTranslation('time-off');
  const can = useCan();
  const [mayWrite, mayDecide] = [can('absences.write'), can('requests.decide')];
  return (
    <>
      {mayWrite && isOpenIllness(entry) && (
        <Button
          variant="light"
          leftSection={<CalendarCheck2 size={16} aria-hidden />}
          aria-label={t('openEnd.setOne', { name: entry.employee_name })}
          onClick={onEnd}
        >
          {t('openEnd.set')}
        </Button>
      )}
      {mayWrite && (
        <Button
          variant="subtle"
          color="gray"
          leftSection={<Pencil size={16} aria-hidden />}
          aria-label={t('absences:editOne', { name: entry.employee_name })}
          onClick={onEdit}
        >
          {t('common:edit')}
        </Button>
      )}
      {mayDecide && (
        <Button
          variant="subtle"
          color="gray"
          leftSection={<Undo2 size={16} aria-hidden />}
          aria-label={t('takeBackOne', { name: entry.employee_name })}
          onClick={onTakeBack}
        >
          {t('takeBack')}
        </Button>
      )}
    </>
  );
}

import { Alert, Button, Group, List, Stack, Text } from '@mantine/core';
import { CircleCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { FormFailure } from '../../../ui/form/form-failure.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { RosterInput } from './roster-input.tsx';
import { RosterProposal } from './roster-proposal.tsx';
import { type RosterWork, useRosterGrid } from './use-roster-grid.ts';

/** People, templates, requirements and a month of history from a schedule of an earlier month. */
export function RosterGridPage() {
  const { t } = useTranslation('roster-grid');
  const work = useRosterGrid();
  const { proposal, stored, failure } = work;
  return (
    <>
      <PageHeader title={t('title')} about={t('about')} />
      <Stack gap="md">
        <FormFailure text={failure} />
        {stored !== null ? (
          <Stored stored={stored} onAgain={work.startOver} />
        ) : proposal ? (
          <RosterProposal work={work} proposal={proposal} />
        ) : (
          <RosterInput work={work} />
        )}
      </Stack>
    </>
  );
}

/** What was stored, what was left out and why, and the ways on. */
function Stored({ stored, onAgain }: { stored: NonNullable<RosterWork['stored']>; onAgain: () => void }) {
  const { t } = useTranslation('roster-grid');
  const { people, templates, requirements, shifts, left_out, month } = stored;
  return (
    <>
      <Alert color="gray" icon={<CircleCheck size={18} aria-hidden />} title={t('stored.title')} role="status">
        <List size="sm">
          <List.Item>{t('stored.people', { count: people })}</List.Item>
          <List.Item>{t('stored.templates', { count: templates })}</List.Item>
          <List.Item>{t('stored.requirements', { count: requirements })}</List.Item>
          <List.Item>{t('stored.shifts', { count: shifts })}</List.Item>
        </List>
      </Alert>
      {left_out.length > 0 && (
        <Alert color="yellow" title={t('stored.leftOut')}>
          <List size="sm">
            {left_out.map(({ reason, count }) => (
              <List.Item key={reason}>{t('stored.reason', { count, reason })}</List.Item>
            ))}
          </List>
        </Alert>
      )}
      <Text>{t('stored.next')}</Text>
      <Group gap="sm">
        <Button component={Link} to="/manager/calendar?view=month">
          {t('stored.plan')}
        </Button>
        <Button component={Link} to={`/manager/calendar?month=${month}&view=month`} variant="default">
          {t('stored.look')}
        </Button>
        <Button variant="subtle" onClick={onAgain}>
          {t('stored.again')}
        </Button>
      </Group>
    </>
  );
}

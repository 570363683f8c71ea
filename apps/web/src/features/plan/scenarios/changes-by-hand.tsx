import { Anchor, List, Stack, Text } from '@mantine/core';
import type { scenarios } from '@pamaina/contract';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useChangeWords } from './use-change-words.ts';

interface ChangesByHandProps {
  changes: readonly scenarios.Change[];
  /** The drafts are written: each line has the page where it is made true. Before, that would outdate the scenario. */
  isDue: boolean;
}

/** The lines that only a manager can make true. */
export function ChangesByHand({ changes, isDue }: ChangesByHandProps) {
  const { t } = useTranslation('scenarios');
  const { sentence } = useChangeWords();
  return (
    <Stack gap={4}>
      <Text fw={600}>{t(isDue ? 'apply.byHand' : 'apply.byHandLater')}</Text>
      <List spacing={4}>
        {changes.map((change, index) => (
          <List.Item key={index}>
            {sentence(change)}
            {isDue && <PlaceLink {...placeOf(change)} />}
          </List.Item>
        ))}
      </List>
    </Stack>
  );
}

function PlaceLink({ to, name }: Place) {
  const { t } = useTranslation('scenarios');
  return (
    <>
      {' – '}
      <Anchor component={Link} to={to} inherit underline="always">
        {t(`apply.places.${name}`)}
      </Anchor>
    </>
  );
}

interface Place {
  to: string;
  name: string;
}

/** Where a change is made true. */
function placeOf(change: scenarios.Change): Place {
  switch (change.kind) {
    case 'away':
    case 'leaves':
    case 'starts':
    case 'role':
    case 'certificate':
    case 'contract_hours':
      return { to: `/manager/employees/${encodeURIComponent(change.employee_id)}`, name: 'employee' };
    case 'imaginary':
      return { to: '/manager/employees?add=1', name: 'employees' };
    case 'requirement':
      return { to: '/manager/shifts/requirements', name: 'requirements' };
    case 'closed':
      return change.date == null
        ? { to: '/manager/shifts/requirements', name: 'requirements' }
        : { to: '/manager/shifts/holidays', name: 'holidays' };
    case 'rule':
      return change.numbers === undefined
        ? { to: '/manager/settings/system/planning', name: 'planning' }
        : { to: '/manager/settings/system/working-time', name: 'limits' };
    case 'aim':
      return { to: '/manager/settings/system/planning', name: 'planning' };
  }
}

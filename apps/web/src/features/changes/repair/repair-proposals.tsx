import type { repair, ReplyOf } from '@pamaina/contract';
import { Button, Group, SegmentedControl, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format/use-format.ts';
import { RepairChanges } from './repair-changes.tsx';
import { RepairWeek } from './repair-week.tsx';

interface RepairProposalsProps {
  /** The best one first. */
  proposals: repair.RepairProposal[];
  /** The absence alone, where the proposals change the shifts of others. */
  alone?: repair.RepairProposal | null;
  /** Of whom the absence takes more leave than is left. */
  overdrawn?: ReplyOf<typeof repair.proposeRepair>['overdrawn'];
  /** The absent employees; empty if a shift is open for another reason. */
  absent: readonly string[];
  /**
   * The message if nothing changes, and the label of the button that applies that; null: then there is nothing to
   * apply.
   */
  nothing: string;
  note: string | null;
  back: string;
  isBusy: boolean;
  onApply: (id: string) => void;
  /** "Ask first", instead of applying the proposal. */
  onAsk: (proposal: repair.RepairProposal) => void;
  onBack: () => void;
}

/** The proposals side by side, the selected one as a list of differences. */
export function RepairProposals(props: RepairProposalsProps) {
  const { proposals, alone = null, overdrawn = [], absent, nothing, note, back, isBusy } = props;
  const { onApply, onAsk, onBack } = props;
  const { t } = useTranslation('explanations');
  const format = useFormat();
  const [chosen, setChosen] = useState(proposals[0]?.id ?? '');
  const all = alone === null ? proposals : [...proposals, alone];
  const proposal = all.find(({ id }) => id === chosen);
  if (!proposal) return null;
  const apply = proposal.changes.length === 0 || proposal === alone ? note : t('repair.apply');
  return (
    <Stack gap="sm">
      {all.length > 1 && (
        <SegmentedControl
          aria-label={t('repair.choose')}
          data={all.map((one, index) => ({
            value: one.id,
            label: one === alone ? t('absences:alone') : t('repair.proposal', { number: index + 1 }),
          }))}
          value={chosen}
          onChange={setChosen}
        />
      )}
      {overdrawn.map(({ name, year, unit, left, takes }) => (
        <Text key={`${name} ${year}`} size="sm" c="var(--waiting)" role="status">
          {t(`absences:overdrawn.${unit}`, { name, year, left: format.number(left), takes: format.number(takes) })}
        </Text>
      ))}
      {proposal.changes.length === 0 ? (
        <Text>{nothing}</Text>
      ) : (
        <Counts proposal={proposal} isAlone={proposal === alone} />
      )}
      {proposal.changes.length > 0 && <RepairWeek changes={proposal.changes} />}
      <RepairChanges absent={absent} changes={proposal.changes} open={proposal.open} prices={proposal.prices} />
      <Group justify="flex-end">
        <Button variant="default" onClick={onBack} disabled={isBusy}>
          {back}
        </Button>
        {proposal.changes.length > 0 && (
          <Button variant="default" onClick={() => onAsk(proposal)} disabled={isBusy}>
            {t('asks:askFirst')}
          </Button>
        )}
        {apply !== null && (
          <Button loading={isBusy} onClick={() => onApply(proposal.id)} data-autofocus>
            {apply}
          </Button>
        )}
      </Group>
    </Stack>
  );
}

/** How many shifts are handed over, and how many are left open. */
function Counts({ proposal, isAlone }: { proposal: repair.RepairProposal; isAlone: boolean }) {
  const { t } = useTranslation('explanations');
  const handed = proposal.changes.filter((change) => change.to_employee_id !== null).length;
  const left = proposal.changes.length - handed;
  return (
    <div>
      {handed > 0 && <Text fw={600}>{t('repair.count', { count: handed })}</Text>}
      {left > 0 && (
        <Text fw={600} c="var(--waiting)">
          {t(isAlone ? 'absences:aloneCount' : 'repair.open', { count: left })}
        </Text>
      )}
      {proposal.minimal && (
        <Text size="sm" c="dimmed">
          {t('repair.minimal')}
        </Text>
      )}
    </div>
  );
}

import { ActionIcon } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { UserRoundX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { loadTexts } from '../../../i18n/index.ts';
import { useAddressState } from '../../../lib/use-address-state.ts';
import { lazyPart } from '../../../ui/feedback/lazy-part.tsx';
import { OptionalPart } from '../../../ui/feedback/optional-part.tsx';

const AbsenceWindow = lazyPart(
  async () => (await Promise.all([import('./absence-window.tsx'), loadTexts('area')]))[0].AbsenceWindow,
);

/**
 * Records an absence from any page of a manager: by the button, by F8, and by a link with `?absence=`, which holds an
 * employee's ID or `new`.
 */
export function AbsenceButton() {
  const { t } = useTranslation('shell');
  const [whose, setWhose] = useAddressState('absence');
  // What is open stays: another of its kind would begin anew.
  useHotkeys([['F8', () => whose === '' && setWhose(ANYONE)]], []);
  return (
    <>
      <ActionIcon
        visibleFrom="sm"
        aria-label={t('absence.label')}
        title={t('absence.hint')}
        aria-keyshortcuts="F8"
        onClick={() => setWhose(ANYONE)}
      >
        <UserRoundX size={18} />
      </ActionIcon>
      <OptionalPart place={whose}>
        {whose !== '' && (
          <AbsenceWindow key={whose} employeeId={whose === ANYONE ? null : whose} onClose={() => setWhose('')} />
        )}
      </OptionalPart>
    </>
  );
}

const ANYONE = 'new';

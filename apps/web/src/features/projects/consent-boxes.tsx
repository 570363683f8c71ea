import { Anchor, Checkbox, Text } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../lib/format/use-format.ts';
import { LegalLinks } from '../legal/index.ts';
import type { ProjectValues } from './project-form.ts';

interface ConsentBoxesProps {
  form: UseFormReturnType<ProjectValues>;
  /** The time at which both were accepted on the way here; null: not yet. */
  agreed: string | null;
}

/** The two checkboxes (Spec section 5, Create project); already accepted ones are checked, and one line states it. */
export function ConsentBoxes({ form, agreed }: ConsentBoxesProps) {
  const { t } = useTranslation('projects');
  const format = useFormat();
  const [isFolded, setFolded] = useState(agreed !== null);
  if (isFolded && agreed !== null)
    return (
      <>
        <Text size="sm">
          {t('agreed', { time: format.instant(agreed) })}{' '}
          <Anchor component="button" type="button" size="sm" onClick={() => setFolded(false)}>
            {t('agreedChange')}
          </Anchor>
        </Text>
        <LegalLinks />
      </>
    );
  return (
    <>
      <Checkbox label={t('terms')} {...form.getInputProps('agreeToTerms', { type: 'checkbox' })} />
      <Checkbox label={t('privacy')} {...form.getInputProps('acceptPrivacy', { type: 'checkbox' })} />
      <LegalLinks />
    </>
  );
}

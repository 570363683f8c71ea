import { Anchor, Group } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LegalDialog } from './legal-dialog.tsx';

/** The two texts next to the consent checkboxes; reading them doesn't clear the form. */
export function LegalLinks() {
  const { t } = useTranslation('legal');
  const [text, setText] = useState<'terms' | 'privacy' | null>(null);
  return (
    <Group gap="md">
      {(['terms', 'privacy'] as const).map((name) => (
        <Anchor key={name} component="button" type="button" size="sm" onClick={() => setText(name)}>
          {t(`${name}.title`)}
        </Anchor>
      ))}
      {text !== null && <LegalDialog text={text} onClose={() => setText(null)} />}
    </Group>
  );
}

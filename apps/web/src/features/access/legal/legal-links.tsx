import { Anchor, Group, List, Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { constants, SECURE_COOKIE } from '@pamaina/contract';
import { Dialog } from '../../../ui/feedback/dialog.tsx';
import { OperatorDetails } from '../../../ui/feedback/operator-details.tsx';
import { useFormat } from '../../../lib/format/use-format.ts';
import { SupportLink } from '../../../ui/feedback/support-link.tsx';
import pieces from '../../../ui/pieces.module.css';

/** The two texts next to the consent checkboxes; reading them doesn't clear the form. */
export function LegalLinks() {
  const { t } = useTranslation('legal');
  const [text, setText] = useState<'terms' | 'privacy' | null>(null);
  return (
    <Group gap="md">
      {(['terms', 'privacy'] as const).map((name) => (
        <Anchor
          key={name}
          component="button"
          type="button"
          size="sm"
          className={pieces.forThumb ?? ''}
          onClick={() => setText(name)}
        >
          {t(`${name}.title`)}
        </Anchor>
      ))}
      {text !== null && <LegalDialog text={text} onClose={() => setText(null)} />}
    </Group>
  );
}

const sections = {
  terms: ['service', 'account', 'price', 'refund', 'cancel', 'availability', 'law', 'liability', 'changes'],
  privacy: ['who', 'what', 'why', 'cookies', 'receivers', 'howLong', 'rights', 'safety'],
} as const;

const versions = { terms: constants.termsVersion, privacy: constants.privacyVersion };

interface LegalDialogProps {
  text: keyof typeof sections;
  onClose: () => void;
}

/** The terms of service or the privacy policy, to be read to the end (GDPR rights). */
export function LegalDialog({ text, onClose }: LegalDialogProps) {
  const { t } = useTranslation('legal');
  const { longDate } = useFormat();
  return (
    <Dialog onClose={onClose} size="lg" title={t(`${text}.title`)}>
      <Stack gap="lg" pb="md">
        <Text size="xs" c="dimmed">
          {t('version', { date: longDate(versions[text]) })}
        </Text>
        <OperatorDetails />
        {sections[text].map((section) => (
          <section key={section}>
            <Title order={3} mb={4}>
              {t(`${text}.${section}.title`)}
            </Title>
            {t(`${text}.${section}.text`)
              .split('\n')
              .map((paragraph) => (
                <Text key={paragraph} mb="xs">
                  {paragraph}
                </Text>
              ))}
            {section === 'cookies' && <Cookies />}
          </section>
        ))}
        <SupportLink />
      </Stack>
    </Dialog>
  );
}

/** Each cookie by its name, with what it is for and how long it lives. */
function Cookies() {
  const { t } = useTranslation('legal');
  return (
    <List spacing="xs">
      {(['refresh', 'stays', 'device', 'payer'] as const).map((kind) => {
        const { name, days } = constants.cookies[kind];
        return (
          <List.Item key={name}>
            <code>{location.protocol === 'https:' ? `${SECURE_COOKIE}${name}` : name}</code>:{' '}
            {t(`privacy.cookies.each.${kind}`, { count: days })}
          </List.Item>
        );
      })}
    </List>
  );
}

import { Anchor, Group, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Mail, Phone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { queries } from '../../../lib/http/queries.ts';

interface ContactProps {
  employeeId: string;
  /** The start of the email. */
  letter?: { subject: string; text: string };
  /** Shown if there is neither a phone number nor an email. */
  missing?: string;
}

/** An employee's contact details: phone number and email, both as links. */
export function Contact({ employeeId, letter, missing }: ContactProps) {
  const { t } = useTranslation('explanations');
  const { data = [] } = useQuery(queries.employees());
  const person = data.find(({ id }) => id === employeeId);
  const phone = person?.phone ?? null;
  const email = person?.email ?? null;
  if (person === undefined || (phone === null && (email === null || letter === undefined)))
    return missing === undefined ? null : (
      <Text size="sm" c="dimmed">
        {missing}
      </Text>
    );
  return (
    <Group gap="sm">
      {phone !== null && (
        <Anchor href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`} size="sm" aria-label={t('deed.call', { phone })}>
          <Phone size={14} aria-hidden /> <span>{phone}</span>
        </Anchor>
      )}
      {email !== null && letter !== undefined && (
        <Anchor href={letterTo(email, letter)} size="sm" aria-label={t('deed.write', { email })}>
          <Mail size={14} aria-hidden /> {email}
        </Anchor>
      )}
    </Group>
  );
}

const letterTo = (email: string, { subject, text }: { subject: string; text: string }): string =>
  `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text)}`;

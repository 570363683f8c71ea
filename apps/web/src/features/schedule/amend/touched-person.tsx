import type { amendments } from '@pamaina/contract';
import { Checkbox, Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { RuleText } from '../panel/rules-panel.tsx';
import { useChangeText } from './use-change-text.ts';
import classes from './amendment.module.css';

interface TouchedPersonProps {
  person: amendments.Touched;
  changes: readonly amendments.AmendmentChange[];
  hasConsent: boolean;
  onConsent: (has: boolean) => void;
}

/** Whether the changes of a person need their written consent. */
export const needsConsent = ({ is_short_notice, rules }: amendments.Touched): boolean =>
  is_short_notice || rules.length > 0;

/** What a person is told, how many of their working days ahead, and the consent that it needs. */
export function TouchedPerson({ person, changes, hasConsent, onConsent }: TouchedPersonProps) {
  const { t } = useTranslation('amendments');
  const text = useChangeText();
  const { name, notice_days: notice } = person;
  return (
    <li className={classes.person}>
      <Text fw={600}>{name}</Text>
      {notice !== null && (
        <Text size="sm" c={person.is_short_notice ? 'red' : 'dimmed'}>
          {notice === 0 ? t('notice.none') : t('notice.days', { count: notice })}
        </Text>
      )}
      <ul className={classes.changes}>
        {changes.map((change) => (
          <li key={change.id}>{text(change)}</li>
        ))}
      </ul>
      {needsConsent(person) && (
        <Stack gap={4} mt={4}>
          <Text size="sm" fw={600}>
            {person.is_short_notice ? t('consentShort') : t('consentRules')}
          </Text>
          {person.rules.map((rule) => (
            <RuleText key={`${rule.rule}${rule.detail}`} rule={rule} />
          ))}
          <Checkbox
            label={t('hasConsent', { name })}
            checked={hasConsent}
            onChange={(event) => onConsent(event.currentTarget.checked)}
          />
        </Stack>
      )}
    </li>
  );
}

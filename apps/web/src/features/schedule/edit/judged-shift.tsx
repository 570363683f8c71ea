import { Stack, Text } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../../lib/http/error-text.ts';
import type { Judgement } from '../model/verdicts.ts';
import { RuleText } from '../panel/rule-text.tsx';

/** The rule check of a shift that is being edited; its space is reserved while it is loading. */
export function JudgedShift({ judgement }: { judgement: UseQueryResult<Judgement | null> }) {
  const { t } = useTranslation('schedule');
  return (
    <Stack gap={6} mih={22} aria-live="polite">
      {judgement.error !== null && (
        <Text size="sm" c="dimmed">
          {errorText(judgement.error, t('edit.judgeFailed'))}
        </Text>
      )}
      {judgement.data?.rules.length === 0 && (
        <Text size="sm" c="dimmed" style={{ display: 'flex', alignItems: 'center', gap: 6 }}>
          <CircleCheck size={15} color="var(--accent)" aria-hidden />
          {t('edit.keepsRules')}
        </Text>
      )}
      {judgement.data?.rules.map((rule) => (
        <RuleText key={`${rule.rule}${rule.detail}`} rule={rule} />
      ))}
    </Stack>
  );
}

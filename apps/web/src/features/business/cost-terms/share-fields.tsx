import { Anchor, Button, NumberInput, Text } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { costTerms, yearOf } from '@pamaina/contract';
import { useTranslation } from 'react-i18next';
import { useClock } from '../../../lib/dates/use-clock.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useCountry } from '../../../lib/http/settings-queries.ts';
import { ListPart, ListRow } from './list-row.tsx';
import type { TermsValues } from './terms-values.ts';

/** What the employer pays on top of gross pay, by year; what is usual in the country is proposed with its source. */
export function ShareFields({ form }: { form: UseFormReturnType<TermsValues> }) {
  const { t } = useTranslation('cost-terms');
  const { decimalSign } = useFormat();
  const year = yearOf(useClock().today());
  const country = useCountry();
  const usual = country === null ? null : costTerms.usualEmployerShare(country, year);
  const rows = form.values.employer_shares;
  const add = (percent: number | '') => form.insertListItem('employer_shares', { year, percent });
  return (
    <ListPart
      title={t('parts.employer_shares')}
      text={t('shareText')}
      addLabel={t('addYear')}
      onAdd={() => add('')}
      more={(adding) =>
        usual !== null &&
        !rows.some((row) => row.year === year) && (
          <Usual year={year} usual={usual} onUse={() => adding(() => add(usual.percent))} />
        )
      }
    >
      {rows.map((_, at) => (
        <ListRow
          key={at}
          removeLabel={t('removeYear', { at: at + 1 })}
          onRemove={() => form.removeListItem('employer_shares', at)}
        >
          <NumberInput
            aria-label={t('year')}
            placeholder={t('year')}
            w={90}
            hideControls
            allowDecimal={false}
            thousandSeparator=""
            {...form.getInputProps(`employer_shares.${at}.year`)}
          />
          <NumberInput
            aria-label={t('percent')}
            placeholder={t('percent')}
            w={110}
            hideControls
            decimalScale={2}
            decimalSeparator={decimalSign}
            suffix=" %"
            {...form.getInputProps(`employer_shares.${at}.percent`)}
          />
        </ListRow>
      ))}
    </ListPart>
  );
}

interface UsualProps {
  year: number;
  usual: { percent: number; source: string };
  onUse: () => void;
}

/** What is usual in the country, with its source; a press uses it. */
function Usual({ year, usual: { percent, source }, onUse }: UsualProps) {
  const { t } = useTranslation('cost-terms');
  const { number } = useFormat();
  return (
    <>
      <Button variant="subtle" size="xs" onClick={onUse}>
        {t('useUsual', { percent: number(percent), year })}
      </Button>
      <Text size="xs" c="dimmed">
        <Anchor href={`https://${source}`} target="_blank" rel="noreferrer" inherit underline="always">
          {source.split('/')[0]}
        </Anchor>
        {' · '}
        {t('usualText')}
      </Text>
    </>
  );
}

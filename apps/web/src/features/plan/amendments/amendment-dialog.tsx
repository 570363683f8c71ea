import { amendments, type lateChanges, type ReplyOf } from '@pamaina/contract';
import { Checkbox, Stack, Text, TextInput, Textarea } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../lib/http/api-error.ts';
import { useAction } from '../../../lib/http/use-action.ts';
import { useTypedText } from '../../../lib/use-typed-text.ts';
import { Dialog } from '../../../ui/feedback/dialog.tsx';
import { QueryView } from '../../../ui/feedback/query-view.tsx';
import { RowsSkeleton } from '../../../ui/feedback/skeletons.tsx';
import { FormFailure } from '../../../ui/form/form-failure.tsx';
import { problemsOf } from '../../../ui/form/form-problems.ts';
import { FormActions } from '../../../ui/form/form-actions.tsx';
import { errorText } from '../../../lib/http/error-text.ts';
import { LateCost, LateTotal } from '../../../lib/late-changes/late-cost-part.tsx';
import { scheduleQueries } from '../../../lib/schedule/schedule-queries.ts';
import classes from './amendment.module.css';
import { FilledByDay } from './filled-by-day.tsx';
import { useChangeText } from './use-change-text.ts';
import { RuleText } from '../../../lib/schedule/rule-text.tsx';

interface AmendmentDialogProps {
  id: string;
  /** Its days, for the title. */
  days: string;
  onClose: () => void;
}

/** What an amendment changes, for whom, with what notice; reasons and consents; and its publication. */
export function AmendmentDialog({ id, days, onClose }: AmendmentDialogProps) {
  const { t } = useTranslation('amendments');
  const amendment = useQuery(scheduleQueries.amendment(id));
  return (
    <Dialog size="lg" onClose={onClose} title={t('title', { days })}>
      <QueryView what="schedule" query={amendment} skeleton={<RowsSkeleton />}>
        {(found) => <Changes amendment={found} onOutdated={() => void amendment.refetch()} onClose={onClose} />}
      </QueryView>
    </Dialog>
  );
}

type Amendment = NonNullable<ReplyOf<typeof amendments.getAmendment>>;

interface ChangesProps {
  amendment: Amendment;
  /** The list is not the newest. */
  onOutdated: () => void;
  onClose: () => void;
}

function Changes({ amendment, onOutdated, onClose }: ChangesProps) {
  const { t } = useTranslation('amendments');
  const [reason, setReason] = useState('');
  const [own, setOwn] = useState<OwnReasons>(null);
  const [consents, setConsents] = useState<ReadonlySet<string>>(new Set());
  useTypedText(reason !== '' || own !== null);
  // Nobody has agreed to what is new in the list.
  const { publish, fault, failure } = usePublish(onClose, () => {
    setConsents(new Set());
    onOutdated();
  });
  const { changes, people, seen, prices } = amendment;
  const coming = changes.filter(({ has_begun }) => !has_begun);
  const send = () => {
    const reasons = Object.fromEntries(Object.entries(own ?? {}).filter(([, said]) => said.trim() !== ''));
    const body = { seen, reasons, consents: [...consents], ...(reason.trim() !== '' && { reason }) };
    publish.run({ params: { id: amendment.id }, body });
  };
  const isAgreed = people.every((person) => !person.needs_consent || consents.has(person.employee_id));

  if (changes.length === 0) return <Text>{t('none')}</Text>;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <Stack gap="md">
        <TouchedPeople amendment={amendment} coming={coming} consents={consents} onConsents={setConsents} />
        <FilledByDay changes={coming} />
        <ShortNotice amendment={amendment} />
        <LateTotal prices={prices} />
        <Textarea
          label={t('reason')}
          description={t('reasonHelp')}
          maxLength={500}
          autosize
          required={own === null}
          value={reason}
          error={fault}
          onChange={(event) => setReason(event.currentTarget.value)}
          data-autofocus
        />
        <OwnReasonFields changes={coming} own={own} onChange={setOwn} />
        <Text c="dimmed" size="sm">
          {t('consequence')}
        </Text>
        <FormFailure text={failure} />
        <FormActions submitLabel={t('publish')} isBusy={publish.isBusy} isDisabled={!isAgreed} onCancel={onClose} />
      </Stack>
    </form>
  );
}

interface TouchedPeopleProps {
  amendment: Amendment;
  /** The changes that have not begun. */
  coming: readonly amendments.AmendmentChange[];
  consents: ReadonlySet<string>;
  onConsents: (consents: ReadonlySet<string>) => void;
}

/** Whom it concerns, and what concerns no one. */
function TouchedPeople({ amendment, coming, consents, onConsents }: TouchedPeopleProps) {
  const { t } = useTranslation('amendments');
  const { changes, people, prices } = amendment;
  const isOfPerson = new Set(people.flatMap((person) => person.changes));
  return (
    <div className={classes.list} tabIndex={0} role="region" aria-label={t('people')}>
      <Text fw={600}>{t('people')}</Text>
      {people.length === 0 && <Text size="sm">{t('nobody')}</Text>}
      <ul className={classes.people}>
        {people.map((person) => (
          <TouchedPerson
            key={person.employee_id}
            person={person}
            changes={coming.filter((change) => person.changes.includes(change.id))}
            prices={prices.filter(({ employee_id }) => employee_id === person.employee_id)}
            hasConsent={consents.has(person.employee_id)}
            onConsent={(has) => onConsents(withOrWithout(consents, person.employee_id, has))}
          />
        ))}
      </ul>
      <OpenShifts changes={changes.filter(({ id }) => !isOfPerson.has(id))} />
    </div>
  );
}

/** What the publication is sent with, and what was wrong with its reason or as a whole. */
function usePublish(onDone: () => void, onChanged: () => void) {
  const { t } = useTranslation('amendments');
  const publish = useAction(amendments.publishAmendment, {
    done: ({ version, changes }) => t('done', { version, count: changes }),
    onDone,
    // The reason stays in its field.
    onRefused: (error) => {
      if (error instanceof ApiError && error.code === 'amendment_changed') onChanged();
      return true;
    },
  });
  const { fields, rest } = problemsOf(publish.error, ['reason']);
  const fault = fields['reason'] ?? null;
  const isOther = publish.error !== null && fault === null;
  return { publish, fault, failure: isOther ? rest.join(' ') || errorText(publish.error, t('failed')) : null };
}

/** By the change; null: one reason for all of them. */
type OwnReasons = Record<string, string> | null;

interface OwnReasonFieldsProps {
  changes: readonly amendments.AmendmentChange[];
  own: OwnReasons;
  onChange: (own: OwnReasons) => void;
}

/** A reason of each change, where they differ. */
function OwnReasonFields({ changes, own, onChange }: OwnReasonFieldsProps) {
  const { t } = useTranslation('amendments');
  const text = useChangeText();
  return (
    <>
      {changes.length > 1 && (
        <Checkbox
          label={t('ownReasons')}
          checked={own !== null}
          onChange={(event) => onChange(event.currentTarget.checked ? {} : null)}
        />
      )}
      {own !== null &&
        changes.map((change) => (
          <TextInput
            key={change.id}
            label={t('ownReason', { change: text(change) })}
            maxLength={500}
            value={own[change.id] ?? ''}
            onChange={(event) => onChange({ ...own, [change.id]: event.currentTarget.value })}
          />
        ))}
    </>
  );
}

/** What the law says of notice, where someone gets less. */
function ShortNotice({ amendment: { notice, people } }: Pick<ChangesProps, 'amendment'>) {
  const { t } = useTranslation('amendments');
  if (notice === null || !people.some(({ is_short_notice }) => is_short_notice)) return null;
  return (
    <Text size="sm" c="dimmed">
      {t(`law.${notice.unit}`, { article: notice.article, count: notice.least })}
    </Text>
  );
}

/** Changes that concern no one. */
function OpenShifts({ changes }: { changes: readonly amendments.AmendmentChange[] }) {
  const { t } = useTranslation('amendments');
  const text = useChangeText();
  return (
    <>
      {changes.length > 0 && <Text fw={600}>{t('openShifts')}</Text>}
      <ul className={classes.changes}>
        {changes.map((change) => (
          <li key={change.id}>
            {text(change)}
            {change.has_begun && <Text c="red">{t('begunChange')}</Text>}
          </li>
        ))}
      </ul>
    </>
  );
}

function withOrWithout(set: ReadonlySet<string>, id: string, has: boolean): ReadonlySet<string> {
  const next = new Set(set);
  if (has) next.add(id);
  else next.delete(id);
  return next;
}

interface TouchedPersonProps {
  person: amendments.Touched;
  changes: readonly amendments.AmendmentChange[];
  /** Of those that take something from the person. */
  prices: readonly lateChanges.Price[];
  hasConsent: boolean;
  onConsent: (has: boolean) => void;
}

/** What a person is told, how many of their working days ahead, and the consent that it needs. */
function TouchedPerson({ person, changes, prices, hasConsent, onConsent }: TouchedPersonProps) {
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
          <li key={change.id}>
            {text(change)}
            {prices
              .filter(({ shift_id }) => shift_id === change.id)
              .map((price) => (
                <LateCost key={price.shift_id} price={price} />
              ))}
          </li>
        ))}
      </ul>
      {person.needs_consent && (
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

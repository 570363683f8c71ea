import { Alert, Button, Group, List, Stack, Text, Anchor } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { explanations } from '@pamaina/contract';
import { Link } from 'react-router';
import { Dialog } from '../../../ui/feedback/dialog.tsx';
import { useFormat } from '../../../lib/format/use-format.ts';
import type { Editing } from '../../../lib/schedule/editing.ts';
import type { ShiftBody } from '../../../lib/schedule/shift-body.ts';
import { useShiftWords } from '../../../lib/schedule/use-shift-words.ts';
import { deedOf, type AskedRemedy, formOf } from '../../../lib/schedule/asked-remedy.ts';
import { Contact } from '../../changes/replacements/index.ts';
import { TakeBack } from './take-back.tsx';

interface RemedyDialogProps {
  asked: AskedRemedy;
  /** The shift for the need's place, if it has none yet. */
  newBody: ShiftBody;
  editing: Editing;
  onClose: () => void;
}

/**
 * Applies a way to fill a shift: the rules to bend, the employees to ask and how, the changes to make first, and the
 * button that assigns the shifts.
 */
export function RemedyDialog({ asked, newBody, editing, onClose }: RemedyDialogProps) {
  const { t } = useTranslation('explanations');
  const words = useShiftWords();
  const { remedy, need, handed } = asked;
  const { name, employee_id, bends } = remedy;
  const deed = deedOf(remedy);
  const timeOff = bends.filter((bend) => bend.is_time_off);
  const [taken, setTaken] = useState<readonly string[]>([]);
  const [open] = handed;
  const isPublished = handed.some(({ shift }) => shift?.status === 'published');
  const place = [words.day(need.date), words.hours(open?.shift ?? newBody), need.role].join(', ');
  const give = () => {
    onClose();
    if (!isPublished) return editing.hand(handed, newBody);
    if (bends.length === 0 && handed.length > 1 && open?.shift) editing.openFill(open.shift);
    else if (open?.shift) editing.openReplace(open.shift);
  };
  return (
    <Dialog onClose={onClose} title={t(`deed.title.${deed}`, { name })}>
      <Stack gap="sm">
        <Text fw={600}>{place}</Text>
        <List size="sm">
          {[remedy.detail, ...remedy.also, ...remedy.steps].map((line) => (
            <List.Item key={line}>{line}</List.Item>
          ))}
        </List>
        {timeOff.map((bend) => (
          <TakeBack
            key={bend.employee_id}
            bend={bend}
            isDone={taken.includes(bend.employee_id)}
            onDone={() => setTaken((old) => [...old, bend.employee_id])}
          />
        ))}
        {bends.map((bend) => (
          <BendWay key={`${bend.rule}${bend.employee_id}`} bend={bend} />
        ))}
        <Contact
          employeeId={employee_id}
          letter={{ subject: place, text: t('deed.letter', { place }) }}
          missing={t('deed.noContact')}
        />
        {isPublished && <Text size="sm">{t('deed.published', { name })}</Text>}
        {deed === 'allow' && <Alert color="yellow">{t('deed.allowed')}</Alert>}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {t('common:close')}
          </Button>
          <Button disabled={taken.length < timeOff.length} onClick={give}>
            {t(deed === 'ask' ? 'deed.agreed' : 'deed.assignTo', { name })}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}

/**
 * Rules between employees, and about experienced employees: part of the settings of the business, not of an employee's
 * form.
 */
const OF_SETTINGS = new Set([
  'pair-apart',
  'pair-together',
  'senior-present',
  'forbidden-sequence',
  'forbidden-pattern',
  'max-template-days',
  'min-template-days',
]);

/**
 * A link to the place where a blocking rule can be changed: the employee's form with the proposed value, or the
 * settings.
 */
function BendWay({ bend }: { bend: explanations.RemedyBend }) {
  const { t } = useTranslation('explanations');
  const format = useFormat();
  const { name, employee_id, rule, limit, kind } = bend;
  const way = () => {
    if (kind !== 'business') return null;
    if (limit !== null) {
      const { field, amount } = limit;
      const text =
        field === 'max_hours_per_week'
          ? t('deed.formWeek', { name, hours: format.hours(amount) })
          : t('deed.formLimit', { name });
      return { to: formOf(employee_id, `${field}:${amount}`), text };
    }
    if (OF_SETTINGS.has(rule)) return { to: '/manager/settings/system/together', text: t('deed.settings') };
    return { to: formOf(employee_id), text: t('deed.form', { name }) };
  };
  const found = way();
  return found === null ? null : (
    <Anchor component={Link} to={found.to} size="sm">
      {found.text}
    </Anchor>
  );
}

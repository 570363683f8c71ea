import { Button, Group, Stack, Textarea, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { scenarios } from '@pamaina/contract';
import { useQueryClient } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { yearAndMonth, type Month } from '../../../lib/dates/months.ts';
import { useTypedText } from '../../../lib/use-typed-text.ts';
import { FormFrame } from '../../../ui/form/form-frame.tsx';
import { useFormSubmit } from '../../../ui/form/use-form-submit.ts';
import { validateWith } from '../../../ui/form/validate-with.ts';
import { PageHeader } from '../../../ui/page-header.tsx';
import { ChangeLine } from './lines/change-line.tsx';
import type { ScenarioForm, ScenarioValues } from './lines/line-props.ts';
import { lineOf, movedTo, newLine, toChange, type Line } from './lines/line-values.ts';
import { MonthStepper } from '../../../lib/schedule/month-stepper.tsx';
import { useScenarioMonth } from './scenario-month.tsx';
import { scenarioQueries } from './scenario-queries.ts';
import { ToScenarios } from './to-scenarios.tsx';
import { useChangeWords } from './use-change-words.ts';
import { useChoices } from './use-choices.ts';

/** `/manager/scenarios/new`: what is different, line by line; the month is in the address. */
export function NewScenario() {
  const { t } = useTranslation('scenarios');
  const { month, setMonth, first } = useScenarioMonth();
  const proposedName = useProposedName();
  // Some texts are of these lines alone, and no part of those that all forms have.
  const refusal = (keys: string[]) => t([...keys.map((key) => key.replace('invalid:', 'invalid.')), ...keys]);
  const bodyOf = (values: ScenarioValues) => toBody(values, month, proposedName(values));
  const form: ScenarioForm = useForm<ScenarioValues>({
    initialValues: { name: '', note: '', changes: useFirstLines(month) },
    ...(schema && { validate: validateWith<ScenarioValues>(schema, refusal, bodyOf) }),
  });
  const proposed = proposedName(form.values);
  const submit = useCreate(form, bodyOf);
  const change = (next: Month) => {
    form.setFieldValue('changes', movedTo(next, month, form.values.changes));
    setMonth(next);
  };
  return (
    <>
      <ToScenarios />
      <PageHeader title={t('form.title')} about={t('form.about')} />
      <FormFrame
        onSubmit={submit.onSubmit}
        failure={submit.failure}
        head={<MonthStepper month={month} first={first} onChange={change} />}
      >
        <Lines form={form} month={month} />
        <Group align="flex-start" gap="sm">
          <TextInput
            w={{ base: '100%', sm: 360 }}
            label={t('form.name')}
            description={t('form.nameHelp')}
            placeholder={proposed}
            autoComplete="off"
            maxLength={80}
            {...form.getInputProps('name')}
          />
          <Textarea
            w={{ base: '100%', sm: 360 }}
            label={t('form.note')}
            description={t('form.noteHelp')}
            autosize
            maxLength={500}
            {...form.getInputProps('note')}
          />
        </Group>
        <Group>
          <Button type="submit" loading={submit.isBusy}>
            {t('form.submit')}
          </Button>
        </Group>
      </FormFrame>
    </>
  );
}

const { body: schema } = scenarios.createScenario;

/** What somebody chose to try on another page, or an empty line. */
function useFirstLines(month: Month): Line[] {
  const state: unknown = useLocation().state;
  const changes = typeof state === 'object' && state !== null && 'changes' in state ? state.changes : [];
  const [tried] = scenarios.Change.array().safeParse(changes).data ?? [];
  return [tried === undefined ? newLine(month, []) : lineOf(tried, month)];
}

function toBody({ name, note, changes }: ScenarioValues, month: Month, proposed: string) {
  return {
    name: name.trim() === '' ? proposed : name,
    ...(note.trim() !== '' && { note }),
    ...yearAndMonth(month),
    changes: changes.map(toChange),
  };
}

/** The lines, each removed by itself; the last one stays. */
function Lines({ form, month }: { form: ScenarioForm; month: Month }) {
  const { t } = useTranslation('scenarios');
  const choices = useChoices(month);
  const { changes } = form.values;
  const [first] = useState(changes[0]?.key);
  return (
    <Stack gap="sm">
      {changes.map((line, index) => (
        <ChangeLine
          key={line.key}
          form={form}
          index={index}
          line={line}
          choices={choices}
          focusOn={line.key === first ? 'field' : 'kind'}
          onRemove={changes.length === 1 ? undefined : () => form.removeListItem('changes', index)}
        />
      ))}
      <Group>
        <Button
          variant="default"
          leftSection={<Plus size={16} aria-hidden />}
          disabled={changes.length >= scenarios.CHANGES_MAX}
          onClick={() => form.insertListItem('changes', newLine(month, form.getValues().changes))}
        >
          {t('form.add')}
        </Button>
      </Group>
    </Stack>
  );
}

/** The name of a scenario that gets none: from its first line, once that is whole. */
function useProposedName(): (values: ScenarioValues) => string {
  const { t } = useTranslation('scenarios');
  const { name } = useChangeWords();
  return useCallback(
    ({ changes: [line] }) => {
      const first = line === undefined ? undefined : scenarios.Change.safeParse(toChange(line)).data;
      return first === undefined ? t('form.unnamed') : name(first);
    },
    [name, t],
  );
}

/** Creates the scenario and opens its page in place of the form. */
function useCreate(form: ScenarioForm, bodyOf: (values: ScenarioValues) => ReturnType<typeof toBody>) {
  const client = useQueryClient();
  const navigate = useNavigate();
  useTypedText(form.isDirty());
  return useFormSubmit(form, async (values, write) => {
    const body = schema?.parse(bodyOf(values));
    if (body === undefined) return;
    const created = await write(scenarios.createScenario, { body });
    client.setQueryData(scenarioQueries.one(created.id).queryKey, created);
    await navigate(`/manager/scenarios/${created.id}`, { replace: true });
  });
}

import { ActionIcon, Group, Paper, Select, Stack, Text } from '@mantine/core';
import { Trash2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsPhone } from '../../../../lib/use-is-phone.ts';
import { ImaginaryFields } from './imaginary-fields.tsx';
import { AimFields, RuleFields } from './rule-fields.tsx';
import { DayFields, PersonFields, RequirementFields } from './line-fields.tsx';
import type { LineProps } from './line-props.ts';
import { kindGroups, kinds } from './line-values.ts';

interface ChangeLineProps extends LineProps {
  /** Where the focus goes when it is drawn first: to its kind, or to what the kind asks. */
  focusOn: 'kind' | 'field';
  /** Undefined: the only line. */
  onRemove: (() => void) | undefined;
}

/** One line of a scenario: its kind, and the fields of that kind. */
export function ChangeLine({ focusOn, onRemove, ...line }: ChangeLineProps) {
  const { form, index } = line;
  const { t } = useTranslation('scenarios');
  const isPhone = useIsPhone();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // On a phone the keyboard would cover the page.
    if (isPhone) return;
    // A new page takes the focus first.
    const frame = requestAnimationFrame(() =>
      fieldsOf(box.current)[focusOn === 'kind' ? 0 : 1]?.focus({ preventScroll: true }),
    );
    return () => cancelAnimationFrame(frame);
  }, [focusOn, isPhone]);
  const error = form.errors[`changes.${index}`];
  return (
    <Paper
      ref={box}
      withBorder
      p="sm"
      role="group"
      aria-label={t('form.line', { number: index + 1 })}
      data-path={`changes.${index}`}
    >
      <Group align="flex-start" gap="sm" wrap="nowrap">
        <Group align="flex-start" gap="sm" flex={1}>
          <Kind {...line} />
          <Fields {...line} />
        </Group>
        {onRemove && (
          <ActionIcon aria-label={t('form.remove', { number: index + 1 })} mt={25} onClick={onRemove}>
            <Trash2 size={18} aria-hidden />
          </ActionIcon>
        )}
      </Group>
      {error !== undefined && (
        <Text size="sm" c="var(--danger)" mt="xs">
          {error}
        </Text>
      )}
    </Paper>
  );
}

const fieldsOf = (box: HTMLElement | null) => [
  ...(box?.querySelectorAll<HTMLElement>('input:not([type=hidden])') ?? []),
];

function Kind({ form, index, line }: LineProps) {
  const { t } = useTranslation('scenarios');
  return (
    <Select
      w={{ base: '100%', sm: 260 }}
      label={t('form.kind')}
      data={kindGroups.map(({ group, kinds: inside }) => ({
        group: t(`groups.${group}`),
        items: inside.map((kind) => ({ value: kind, label: t(`kinds.${kind}`) })),
      }))}
      allowDeselect={false}
      maxDropdownHeight={420}
      value={line.kind}
      onChange={(value) => {
        const kind = kinds.find((one) => one === value);
        if (kind === undefined) return;
        form.clearFieldError(`changes.${index}`);
        form.setFieldValue(`changes.${index}.kind`, kind);
      }}
    />
  );
}

function Fields(props: LineProps) {
  switch (props.line.kind) {
    case 'away':
    case 'leaves':
    case 'starts':
    case 'role':
    case 'certificate':
    case 'contract_hours':
      return <PersonFields {...props} />;
    case 'imaginary':
      return (
        <Stack gap="sm" w="100%">
          <ImaginaryFields {...props} />
        </Stack>
      );
    case 'requirement':
      return <RequirementFields {...props} />;
    case 'closed':
      return <DayFields {...props} />;
    case 'rule':
      return <RuleFields {...props} />;
    case 'aim':
      return <AimFields {...props} />;
  }
}

import { Button, Checkbox, CopyButton, Radio, Stack, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { apiTokens } from '@pamaina/contract';
import { useQuery } from '@tanstack/react-query';
import { Check, Copy } from 'lucide-react';
import { useState, type ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { addDays } from '../../../lib/dates/dates.ts';
import { queries } from '../../../lib/http/queries.ts';
import { useSession } from '../../../lib/session/session.tsx';
import { DateField } from '../../../ui/form/date-field.tsx';
import { FormDrawer } from '../../../ui/form/form-drawer.tsx';
import { ResourceForm } from '../../../ui/form/resource-drawer.tsx';
import { useFormSubmit } from '../../../ui/form/use-form-submit.ts';
import { validateWith } from '../../../ui/form/validate-with.ts';

type Scope = (typeof apiTokens.tokenScopes)[number];

interface Values {
  name: string;
  kind: apiTokens.TokenKind;
  scopes: Scope[];
  expires_at: string | null;
}

/** Makes a token, and shows it once. */
export function TokenDrawer({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('api-tokens');
  const { user } = useSession();
  const [made, setMade] = useState<string | null>(null);
  const form = useForm<Values>({
    initialValues: { name: '', kind: 'personal', scopes: [], expires_at: null },
    validate: validateWith<Values>(apiTokens.newApiToken, t),
  });
  const submit = useFormSubmit(form, async (values, write) => {
    await write(apiTokens.createApiToken, { body: values, onReply: ({ token }) => setMade(token) });
  });
  if (made !== null) return <MadeToken token={made} onClose={onClose} />;
  const { onSubmit, isBusy, failure } = submit;
  return (
    <FormDrawer isOpen title={t('add')} isDirty={form.isDirty()} onClose={onClose}>
      <ResourceForm submit={{ onSubmit, isBusy, failure }} submitLabel={t('add')} onCancel={onClose}>
        <TextInput
          label={t('name')}
          description={t('nameHelp')}
          required
          maxLength={60}
          {...form.getInputProps('name')}
        />
        {user?.abilities.includes('programs.write') === true && (
          <Radio.Group label={t('kind')} {...form.getInputProps('kind')}>
            <Stack gap="xs" mt="xs">
              {apiTokens.tokenKinds.map((kind) => (
                <Radio key={kind} value={kind} label={t(`kinds.${kind}.name`)} description={t(`kinds.${kind}.text`)} />
              ))}
            </Stack>
          </Radio.Group>
        )}
        <ScopesField own={user?.abilities ?? []} {...form.getInputProps('scopes')} />
        <ExpiryField {...form.getInputProps('expires_at')} />
      </ResourceForm>
    </FormDrawer>
  );
}

/** The last day, no further ahead than the owner allows. */
function ExpiryField(field: Pick<ComponentProps<typeof DateField>, 'value' | 'onChange'>) {
  const { t } = useTranslation('api-tokens');
  const project = useQuery(queries.project());
  const longest = project.data?.api_token_days ?? null;
  // Days of tokens are those of UTC.
  const today = new Date().toISOString().slice(0, 10);
  return (
    <DateField
      label={t('expires')}
      description={longest === null ? t('expiresHelp') : t('expiresWithin', { count: longest })}
      minDate={today}
      maxDate={addDays(today, longest ?? apiTokens.tokenLimits.daysMax)}
      {...field}
    />
  );
}

/** The beginnings of the scopes in each group. */
const groups = {
  plan: ['plan', 'staffing', 'notes'],
  people: ['people', 'absences', 'requests'],
  hours: ['hours', 'pay'],
  business: ['settings', 'history'],
} as const;

interface ScopesFieldProps {
  /** What the user may do: a token can do no more. */
  own: readonly string[];
  value?: Scope[];
  onChange?: (value: string[]) => void;
  error?: string;
  /** Where an error of the field leads. */
  'data-path'?: string;
}

function ScopesField({ own, value = [], onChange, error, 'data-path': path }: ScopesFieldProps) {
  const { t } = useTranslation('api-tokens');
  return (
    <Checkbox.Group
      label={t('scopes')}
      required
      value={value}
      error={error}
      data-path={path}
      {...(onChange !== undefined && { onChange })}
    >
      <Stack gap="sm" mt="xs">
        {Object.entries(groups).map(([group, kinds]) => {
          const scopes = apiTokens.tokenScopes.filter(
            (scope) => own.includes(scope) && kinds.some((kind) => scope.startsWith(`${kind}.`)),
          );
          return scopes.length === 0 ? null : (
            <Stack key={group} gap="xs" role="group" aria-label={t(`groups.${group}`)}>
              <Text size="sm" c="dimmed">
                {t(`groups.${group}`)}
              </Text>
              {scopes.map((scope) => (
                <Checkbox key={scope} value={scope} label={t(`ability.${scope}`)} />
              ))}
            </Stack>
          );
        })}
      </Stack>
    </Checkbox.Group>
  );
}

/** The token, for the only time. */
function MadeToken({ token, onClose }: { token: string; onClose: () => void }) {
  const { t } = useTranslation('api-tokens');
  return (
    <FormDrawer isOpen title={t('made.title')} isDirty={false} onClose={onClose}>
      <Stack gap="md">
        <Text>{t('made.text')}</Text>
        <TextInput
          label={t('made.token')}
          readOnly
          value={token}
          onFocus={(event) => event.currentTarget.select()}
          ff="monospace"
        />
        <CopyButton value={token}>
          {({ copied, copy }) => (
            <Button
              leftSection={copied ? <Check size={16} aria-hidden /> : <Copy size={16} aria-hidden />}
              onClick={copy}
            >
              {t(copied ? 'common:copied' : 'made.copy')}
            </Button>
          )}
        </CopyButton>
        <Button variant="default" onClick={onClose}>
          {t('made.done')}
        </Button>
      </Stack>
    </FormDrawer>
  );
}

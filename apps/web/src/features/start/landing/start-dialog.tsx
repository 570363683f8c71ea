import { Anchor, Button, Checkbox, Stack, Text, TextInput } from '@mantine/core';
import { session } from '@pamaina/contract';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { Dialog } from '../../../ui/feedback/dialog.tsx';
import { rememberAgreement } from '../../../lib/session/agreement.ts';
import { LegalLinks } from '../../access/legal/index.ts';

/** An email and the accepted terms lead to the payment. */
export function StartDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('landing');
  const navigate = useNavigate();
  const [email, setEmail] = useState('');
  const [isAccepted, setAccepted] = useState(false);
  const [wrong, setWrong] = useState<string | null>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (session.register.body?.shape.email.safeParse(email).success) {
      rememberAgreement();
      void navigate('/purchase', { state: { email } });
    } else setWrong(t('invalid:email_format'));
  };
  return (
    <Dialog onClose={onClose} title={t('dialog.title')}>
      <form onSubmit={submit} noValidate>
        <Stack gap="md">
          <Text>{t('dialog.text')}</Text>
          <TextInput
            label={t('dialog.email')}
            description={t('dialog.emailHelp')}
            type="email"
            autoComplete="email"
            data-autofocus
            value={email}
            error={wrong}
            onChange={(event) => {
              setEmail(event.currentTarget.value);
              setWrong(null);
            }}
          />
          <Checkbox
            label={t('dialog.accept')}
            checked={isAccepted}
            onChange={(event) => setAccepted(event.currentTarget.checked)}
          />
          <LegalLinks />
          <Button type="submit" disabled={email.trim() === '' || !isAccepted}>
            {t('dialog.submit')}
          </Button>
          <Anchor component={Link} to="/register" size="sm">
            {t('dialog.free')}
          </Anchor>
        </Stack>
      </form>
    </Dialog>
  );
}

import { Alert, Anchor, Button, Stack, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { CreditCard, MailWarning } from 'lucide-react';
import { useState, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { subscriptions } from '@pamaina/contract';
import { useSession } from '../../../lib/session/session.tsx';
import { useAddressState } from '../../../lib/use-address-state.ts';
import { ResourcePage } from '../../../ui/table/resource-page.tsx';
import { RowsSkeleton } from '../../../ui/feedback/skeletons.tsx';
import { QueryView } from '../../../ui/feedback/query-view.tsx';
import { useWrite } from '../../../lib/http/use-action.ts';
import { DetailsSection } from '../billing-details/index.ts';
import { CancelDialog } from './cancel-dialog.tsx';
import { RenewDialog, PaymentDialog } from './renew-dialog.tsx';
import { SubscriptionCard } from './subscription-card.tsx';
import { subscriptionQueries } from './subscription-queries.ts';
import { OneOffCard } from './one-off-card.tsx';

/** `/manager/settings/subscriptions`: subscriptions, payments, and how to end them. */
export function SubscriptionsPage() {
  const { t } = useTranslation('subscriptions');
  const query = useQuery(subscriptionQueries.list());
  const [cancelled, setCancelled] = useState<string | null>(null);
  // In the address, because the card form may have to reload the page.
  const [changed, setChanged] = useAddressState('card');
  const [renewed, setRenewed] = useAddressState('renew');
  const { user, projectId } = useSession();
  const ended = user?.projects.filter(({ billing }) => billing === 'ended') ?? [];
  // Notifications lead here for the project in which they are read.
  const toRenew = ended.find(({ id }) => id === (renewed === '1' ? projectId : renewed));
  const renewOf = (id: string | null) =>
    ended.some((project) => project.id === id) ? () => setRenewed(id ?? '') : null;
  const toCancel = query.data?.find(({ id }) => id === cancelled);
  const ofCard = query.data?.find(({ id }) => id === changed);
  const newProject = (
    <Button component={Link} to="/create-project" variant="default">
      {t('newProject')}
    </Button>
  );
  return (
    <>
      <ResourcePage
        title={t('title')}
        description={t('description')}
        above={user?.email === null && <NoEmail />}
        what="subscriptions"
        query={query}
        skeleton={<RowsSkeleton rows={2} height={180} />}
        empty={{ icon: CreditCard, title: t('emptyTitle'), text: t('emptyText'), action: newProject }}
        below={
          <>
            <OneOffList renewOf={renewOf} />
            <DetailsSection />
          </>
        }
      >
        {(list) => (
          <Stack gap="md">
            {list.map((subscription) => (
              <SubscriptionCard
                key={subscription.id}
                subscription={subscription}
                onCancel={() => setCancelled(subscription.id)}
                onChangeCard={() => setChanged(subscription.id)}
                onRenew={subscription.state === 'ended' ? renewOf(subscription.project_id) : null}
              />
            ))}
          </Stack>
        )}
      </ResourcePage>
      {toCancel && <CancelDialog subscription={toCancel} onClose={() => setCancelled(null)} />}
      {ofCard && <CardDialog key={changed} subscription={ofCard} onClose={() => setChanged('')} />}
      {query.data && toRenew && <RenewDialog key={toRenew.id} project={toRenew} onClose={() => setRenewed('')} />}
    </>
  );
}

function NoEmail() {
  const { t } = useTranslation('subscriptions');
  return (
    <Alert color="yellow" bg="var(--waiting-soft)" mb="md" icon={<MailWarning size={18} aria-hidden />}>
      {t('noEmail')}{' '}
      <Anchor component={Link} to="/manager/settings" underline="always" inherit>
        {t('addEmail')}
      </Anchor>
    </Alert>
  );
}

/** The one-time payments; nothing if there are none. */
function OneOffList({ renewOf }: { renewOf: (projectId: string | null) => (() => void) | null }) {
  const { t } = useTranslation('subscriptions');
  const query = useQuery(subscriptionQueries.oneOff());
  return (
    <QueryView what="subscriptions" query={query} skeleton={null}>
      {(payments) =>
        payments.length > 0 && (
          <Stack gap="md" mt="xl" component="section" aria-labelledby="once">
            <Title order={2} id="once">
              {t('once.heading')}
            </Title>
            {payments.map((payment) => (
              <OneOffCard key={payment.id} payment={payment} onRenew={renewOf(payment.project_id)} />
            ))}
          </Stack>
        )
      }
    </QueryView>
  );
}

interface CardDialogProps {
  subscription: subscriptions.Subscription;
  onClose: () => void;
}

/** Replaces the card of a subscription; nothing is charged now. */
function CardDialog({ subscription: { id, project_name }, onClose }: CardDialogProps) {
  const { t } = useTranslation('subscriptions');
  const write = useWrite();
  const intent = useRef('');
  const begin = async () => {
    const reply = await write(subscriptions.beginCardChange, { params: { id } });
    intent.current = reply.setup_intent_id;
    return reply.client_secret;
  };
  const finish = () =>
    write(subscriptions.finishCardChange, { params: { id }, body: { setup_intent_id: intent.current } });
  return (
    <PaymentDialog
      title={t('changeCard')}
      text={t('changeCardText', { name: project_name })}
      purpose="card"
      submitLabel={t('saveCard')}
      done={t('cardChanged')}
      begin={begin}
      finish={finish}
      onClose={onClose}
    />
  );
}

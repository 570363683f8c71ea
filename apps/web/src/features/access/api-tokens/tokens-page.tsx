import { ActionIcon, Anchor, Badge, Text } from '@mantine/core';
import { apiTokens } from '@pamaina/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { KeyRound, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/http/api-client.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { ConfirmDialog } from '../../../ui/feedback/confirm-dialog.tsx';
import { useDelete } from '../../../ui/feedback/use-delete.ts';
import { DataTable, type Column } from '../../../ui/table/data-table.tsx';
import { ResourcePage } from '../../../ui/table/resource-page.tsx';
import { TokenDrawer } from './token-drawer.tsx';

type Token = apiTokens.ApiToken;

const tokenQueries = {
  list: () =>
    queryOptions({ queryKey: ['api-tokens'], queryFn: ({ signal }) => call(apiTokens.listApiTokens, { signal }) }),
};

/** `/manager/settings/programs`: the API tokens of the user, and of everybody for who connects programs. */
export function TokensPage() {
  const { t } = useTranslation('api-tokens');
  const query = useQuery(tokenQueries.list());
  const revocation = useDelete(
    ({ id }: Token, write) => write(apiTokens.revokeApiToken, { params: { id } }),
    t('revoked'),
  );
  return (
    <>
      <ResourcePage
        title={t('title')}
        description={t('description')}
        actions={
          <Anchor href="/api/docs" target="_blank" rel="noreferrer" py="xs">
            {t('docs')}
          </Anchor>
        }
        addLabel={t('add')}
        what="data"
        query={query}
        empty={{ icon: KeyRound, title: t('emptyTitle'), text: t('emptyText') }}
        drawer={(_: Token | null, close) => <TokenDrawer onClose={close} />}
      >
        {(tokens) => <TokensTable tokens={tokens} onRevoke={revocation.ask} />}
      </ResourcePage>
      <ConfirmDialog {...revocation.dialog} title={t('revokeTitle')} confirmLabel={t('revoke')}>
        <Text fw={600}>{revocation.asked?.name}</Text>
        <Text mt="xs">{t('revokeText')}</Text>
      </ConfirmDialog>
    </>
  );
}

function TokensTable({ tokens, onRevoke }: { tokens: readonly Token[]; onRevoke: (token: Token) => void }) {
  const { t } = useTranslation('api-tokens');
  const format = useFormat();
  const columns: Column<Token>[] = [
    { key: 'name', header: t('name'), cell: ({ name }) => <Text fw={500}>{name}</Text> },
    {
      key: 'kind',
      header: t('kind'),
      isSecondary: true,
      cell: ({ kind, created_by, created_by_name }) =>
        kind === 'project' ? t('kinds.project.name') : (created_by_name ?? created_by),
    },
    {
      key: 'scopes',
      header: t('scopes'),
      isSecondary: true,
      cell: ({ scopes }) => <Text size="sm">{scopes.map((scope) => t(`ability.${scope}`)).join(' · ')}</Text>,
    },
    {
      key: 'used',
      header: t('lastUsed'),
      isSecondary: true,
      cell: ({ last_used_at }) => (last_used_at === null ? t('never') : format.instant(last_used_at)),
    },
    {
      key: 'expires',
      header: t('expires'),
      cell: ({ expires_at, ends_early }) =>
        Date.parse(expires_at) < Date.now() ? (
          <Badge color="gray">{t(ends_early ? 'outlived' : 'expired')}</Badge>
        ) : (
          // The token ends with the day before.
          format.longDate(new Date(Date.parse(expires_at) - 1).toISOString().slice(0, 10))
        ),
    },
    {
      key: 'actions',
      header: t('revoke'),
      isHeaderHidden: true,
      align: 'right',
      cell: (token) => (
        <ActionIcon aria-label={t('revokeOne', { name: token.name })} onClick={() => onRevoke(token)}>
          <Trash2 size={16} />
        </ActionIcon>
      ),
    },
  ];
  return <DataTable label={t('title')} columns={columns} rows={tokens} rowKey={({ id }) => id} />;
}

import { mdiBankOutline, mdiLinkOff } from '@mdi/js';
import { useInfiniteQuery } from '@tanstack/react-query';
import { apiRoutes, type BankAccount } from 'functions/contract';
import { useCallback } from 'react';
import { PagedList } from '../../../domain/page/PagedList.tsx';
import { useMay } from '../../../domain/staff/useMay.ts';
import { formatDate } from '../../../domain/time/dates.ts';
import { callApi } from '../../../lib/api/api.ts';
import { notified } from '../../../lib/forms/outcomes.ts';
import { pagedList } from '../../../lib/queries/pagedList.ts';
import { useSend } from '../../../lib/queries/useSend.ts';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { DataList } from '../../../ui/lists/DataList.tsx';
import type { Column, CompactContent } from '../../../ui/lists/rows/dataListProps.ts';
import { bankKeys } from '../entries/bankKeys.ts';

const columns: Column<BankAccount>[] = [
  { id: 'account', header: 'Account', isName: true, cell: ({ account }) => account },
  {
    id: 'learnt',
    header: 'Paid first on',
    width: 132,
    cell: ({ learntAt }) => formatDate(learntAt),
  },
];

const compact = ({ account, learntAt }: BankAccount): CompactContent => ({
  lines: [{ text: account }, { text: `Since ${formatDate(learntAt)}` }],
});

const noAccounts = (
  <EmptyState icon={mdiBankOutline} title="No account yet">
    Once a transfer of this customer is booked, its account is remembered: the next ones are
    proposed by it.
  </EmptyState>
);

/** The accounts from which a customer has paid, which staff can forget. */
export const CustomerAccounts = ({ payerId }: { payerId: string }) => {
  const may = useMay();
  const key = bankKeys.accounts(payerId);
  const list = useInfiniteQuery(
    pagedList(key, apiRoutes.listBankAccounts, { query: { payer: payerId } }),
  );
  const forget = useSend((id: string) => callApi(apiRoutes.forgetBankAccount, { params: { id } }), {
    refreshes: [key],
  });
  const actions = useCallback(
    ({ _id, account }: BankAccount) => [
      {
        label: 'Forget',
        icon: mdiLinkOff,
        showsLabel: true,
        run: () => void notified(forget(_id).then(() => `Account ${account} is forgotten`)),
      },
    ],
    [forget],
  );
  return (
    <PagedList list={list} loading="Loading the accounts" empty={noAccounts}>
      {(accounts) =>
        accounts.length > 0 && (
          <DataList
            label="Bank accounts"
            rows={accounts}
            columns={columns}
            compact={compact}
            nameOf={({ account }) => `account ${account}`}
            actionsWidth={104}
            {...(may(apiRoutes.forgetBankAccount) && { actions })}
          />
        )
      }
    </PagedList>
  );
};

import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { apiRoutes, type CustomerInput } from 'functions/contract';
import { callApi } from '../../lib/api/api.ts';
import { invalidateQueries } from '../../lib/queries/invalidateQueries.ts';
import { pagedList } from '../../lib/queries/pagedList.ts';

const { getCustomer, updateCustomer, listPaymentsOf } = apiRoutes;

const customerKeys = {
  one: (uid: string) => ['customers', uid],
  payments: (uid: string) => ['customers', uid, 'payments'],
};

/** A customer: profile, terms and open amount. */
export const useCustomer = (uid: string) =>
  useQuery({
    queryKey: customerKeys.one(uid),
    queryFn: ({ signal }) => callApi(getCustomer, { params: { uid }, signal }),
  });

/** Agrees terms and a credit limit. Refreshes the customer after a failure too. */
export const useAgreement = (uid: string) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: CustomerInput) => callApi(updateCustomer, { params: { uid }, body: input }),
    onSettled: () => invalidateQueries(client, customerKeys.one(uid)),
  });
};

/** A customer's payments, refunds and reversals, newest first, a page at a time. */
export const usePaymentsOf = (uid: string) =>
  useInfiniteQuery(pagedList(customerKeys.payments(uid), listPaymentsOf, { params: { uid } }));

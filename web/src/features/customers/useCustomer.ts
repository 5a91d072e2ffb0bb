import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { CustomerInput, Payment } from 'functions/contract';
import { invalidateQueries } from '../../lib/queries/invalidateQueries.ts';
import { pagedList } from '../../lib/queries/pagedList.ts';
import { paymentsUrl, readCustomer, sendAgreement } from './customerRequests.ts';

const customerKeys = {
  one: (uid: string) => ['customers', uid],
  payments: (uid: string) => ['customers', uid, 'payments'],
};

/** A customer: profile, terms and open amount. */
export const useCustomer = (uid: string) =>
  useQuery({
    queryKey: customerKeys.one(uid),
    queryFn: ({ signal }) => readCustomer(uid, signal),
  });

/** Agrees terms and a credit limit. Refreshes the customer after a failure too. */
export const useAgreement = (uid: string) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: CustomerInput) => sendAgreement(uid, input),
    onSettled: () => invalidateQueries(client, customerKeys.one(uid)),
  });
};

/** A customer's payments, refunds and reversals, newest first, a page at a time. */
export const usePaymentsOf = (uid: string) =>
  useInfiniteQuery({
    queryKey: customerKeys.payments(uid),
    ...pagedList<Payment>(paymentsUrl(uid)),
  });

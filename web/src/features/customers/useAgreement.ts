import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { apiRoutes, type CustomerInput } from 'functions/contract';
import { customerKeys } from '../../domain/customer/useCustomer.ts';
import { callApi } from '../../lib/api/api.ts';
import { invalidateQueries } from '../../lib/queries/invalidateQueries.ts';
import { pagedList } from '../../lib/queries/pagedList.ts';

const { updateCustomer, listPaymentsOf } = apiRoutes;

/** Agrees terms and a credit limit. Refreshes the customer after a failure too. */
export const useAgreement = (payerId: string) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: CustomerInput) =>
      callApi(updateCustomer, { params: { payerId }, body: input }),
    onSettled: () => invalidateQueries(client, customerKeys.one(payerId)),
  });
};

/** A customer's payments, refunds and reversals, newest first, a page at a time. */
export const usePaymentsOf = (payerId: string) =>
  useInfiniteQuery(
    pagedList(customerKeys.payments(payerId), listPaymentsOf, { params: { payerId } }),
  );

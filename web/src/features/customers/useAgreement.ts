import { useInfiniteQuery } from '@tanstack/react-query';
import { apiRoutes, type CustomerInput } from 'functions/contract';
import { customerKeys } from '../../domain/customer/useCustomer.ts';
import { callApi } from '../../lib/api/api.ts';
import { pagedList } from '../../lib/queries/pagedList.ts';
import { useSend } from '../../lib/queries/useSend.ts';

const { updateCustomer, listPaymentsOf } = apiRoutes;

/** Agrees terms and a credit limit. */
export const useAgreement = (payerId: string) =>
  useSend((body: CustomerInput) => callApi(updateCustomer, { params: { payerId }, body }), {
    refreshes: [customerKeys.one(payerId)],
  });

/** A customer's payments, refunds and reversals, newest first, a page at a time. */
export const usePaymentsOf = (payerId: string) =>
  useInfiniteQuery(
    pagedList(customerKeys.payments(payerId), listPaymentsOf, { params: { payerId } }),
  );

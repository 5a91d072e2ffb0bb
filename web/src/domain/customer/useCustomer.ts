import { useQuery } from '@tanstack/react-query';
import { apiRoutes } from 'functions/contract';
import { callApi } from '../../lib/api/api.ts';

/** The query keys of customers. */
export const customerKeys = {
  one: (payerId: string) => ['customers', payerId],
  payments: (payerId: string) => ['customers', payerId, 'payments'],
};

/** A customer: profile, terms, groups and open amount. */
export const useCustomer = (payerId: string) =>
  useQuery({
    queryKey: customerKeys.one(payerId),
    queryFn: ({ signal }) => callApi(apiRoutes.getCustomer, { params: { payerId }, signal }),
  });

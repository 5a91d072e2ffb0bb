import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { apiRoutes, type CustomerGroup, type GroupEdit } from 'functions/contract';
import { customerKeys } from '../../../../domain/customer/useCustomer.ts';
import { callApi } from '../../../../lib/api/api.ts';
import { useIdempotencyKey } from '../../../../lib/api/idempotencyKey.ts';
import { invalidateQueries } from '../../../../lib/queries/invalidateQueries.ts';
import { priceKeys } from './priceKeys.ts';
import { usePricesRefresh } from './usePriceLists.ts';

const {
  listCustomerGroups,
  createCustomerGroup,
  updateCustomerGroup,
  deleteCustomerGroup,
  setCustomerGroups,
} = apiRoutes;

/** The groups of customers, by name. */
export const useCustomerGroups = () =>
  useQuery({
    queryKey: priceKeys.groups,
    queryFn: ({ signal }) => callApi(listCustomerGroups, { signal }),
  });

/** Creates a group. */
export const useNewGroup = () => {
  const { idempotencyKey, renewKey } = useIdempotencyKey();
  return useMutation({
    mutationFn: async (name: string): Promise<CustomerGroup> =>
      (await callApi(createCustomerGroup, { body: { name }, idempotencyKey })).group,
    onSuccess: renewKey,
    onSettled: usePricesRefresh(),
  });
};

/** Renames a group. */
export const useGroupRenaming = () =>
  useMutation({
    mutationFn: async ({ id, edit }: { id: string; edit: GroupEdit }): Promise<CustomerGroup> =>
      (await callApi(updateCustomerGroup, { params: { id }, body: edit })).group,
    onSettled: usePricesRefresh(),
  });

/** Deletes a group. */
export const useGroupDeletion = () =>
  useMutation({
    mutationFn: (id: string) => callApi(deleteCustomerGroup, { params: { id } }),
    onSettled: usePricesRefresh(),
  });

/** Puts a customer into groups, and out of all others. */
export const useGroupsOfCustomer = (payerId: string) => {
  const client = useQueryClient();
  const refreshPrices = usePricesRefresh();
  return useMutation({
    mutationFn: (groups: string[]) =>
      callApi(setCustomerGroups, { params: { payerId }, body: { groups } }),
    onSettled: async () => {
      await invalidateQueries(client, customerKeys.one(payerId));
      await refreshPrices();
    },
  });
};

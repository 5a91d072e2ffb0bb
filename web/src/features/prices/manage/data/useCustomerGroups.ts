import { useQuery } from '@tanstack/react-query';
import { apiRoutes, type CustomerGroup, type GroupEdit } from 'functions/contract';
import { customerKeys } from '../../../../domain/customer/useCustomer.ts';
import { callApi } from '../../../../lib/api/api.ts';
import { useSend } from '../../../../lib/queries/useSend.ts';
import { priceKeys } from './priceKeys.ts';

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

const options = { refreshes: [priceKeys.all] };

/** Creates a group. */
export const useNewGroup = () =>
  useSend(
    async (name: string, idempotencyKey): Promise<CustomerGroup> =>
      (await callApi(createCustomerGroup, { body: { name }, idempotencyKey })).group,
    options,
  );

/** Renames a group. */
export const useGroupRenaming = () =>
  useSend(
    async ({ id, edit }: { id: string; edit: GroupEdit }): Promise<CustomerGroup> =>
      (await callApi(updateCustomerGroup, { params: { id }, body: edit })).group,
    options,
  );

/** Deletes a group. */
export const useGroupDeletion = () =>
  useSend((id: string) => callApi(deleteCustomerGroup, { params: { id } }), options);

/** Puts a customer into groups, and out of all others. */
export const useGroupsOfCustomer = (payerId: string) =>
  useSend(
    (groups: string[]) => callApi(setCustomerGroups, { params: { payerId }, body: { groups } }),
    { refreshes: [customerKeys.one(payerId), priceKeys.all] },
  );

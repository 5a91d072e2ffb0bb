import { useQuery } from '@tanstack/react-query';
import { apiRoutes } from 'functions/contract';
import { callApi } from '../../../../lib/api/api.ts';
import { priceKeys } from '../data/priceKeys.ts';
import { type AudienceValue, forNobody } from './priceListForm.ts';

/** The ids in the address of the form; at most one is not empty. */
interface AudienceIds {
  payer: string;
  group: string;
}

const readPayer = async (payerId: string, signal: AbortSignal): Promise<AudienceValue> => {
  const { profile, company } = await callApi(apiRoutes.getCustomer, {
    params: { payerId },
    signal,
  });
  const name = company?.name ?? (profile?.displayName || profile?.email);
  return { kind: 'payer', id: payerId, name: name ?? payerId };
};

const readGroup = async (id: string, signal: AbortSignal): Promise<AudienceValue> => {
  const groups = await callApi(apiRoutes.listCustomerGroups, { signal });
  const name = groups.find(({ _id }) => _id === id)?.name;
  return name === undefined ? forNobody : { kind: 'group', id, name };
};

/**
 * For whom a new list is, with the name; undefined until it is known. Without a customer or group
 * that exists, the form asks for it.
 */
export const useNamedAudience = ({ payer, group }: AudienceIds): AudienceValue | undefined => {
  const { data, isError } = useQuery({
    queryKey: [...priceKeys.all, 'audience', payer, group],
    queryFn: ({ signal }) => (payer ? readPayer(payer, signal) : readGroup(group, signal)),
    enabled: payer !== '' || group !== '',
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (payer === '' && group === '') || isError ? forNobody : data;
};

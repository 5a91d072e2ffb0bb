import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  apiRoutes,
  type PriceList,
  type PriceListEdit,
  type PriceListInput,
  type PriceListTarget,
} from 'functions/contract';
import { callApi } from '../../../../lib/api/api.ts';
import { useIdempotencyKey } from '../../../../lib/api/idempotencyKey.ts';
import { invalidateQueries } from '../../../../lib/queries/invalidateQueries.ts';
import { useRequestKeys } from '../../../../lib/storage/useRequestKeys.ts';
import { priceKeys } from './priceKeys.ts';

const { createPriceList, getPriceList, updatePriceList, transitionPriceList, deletePriceList } =
  apiRoutes;

/** A price list without its prices. */
export const usePriceList = (id: string) =>
  useQuery({
    queryKey: priceKeys.list(id),
    queryFn: ({ signal }) => callApi(getPriceList, { params: { id }, signal }),
  });

/** Refetches everything about agreed prices. */
export const usePricesRefresh = () => {
  const client = useQueryClient();
  return () => invalidateQueries(client, priceKeys.all);
};

/** Creates a draft. */
export const useNewPriceList = () => {
  const refresh = usePricesRefresh();
  const { idempotencyKey, renewKey } = useIdempotencyKey();
  return useMutation({
    mutationFn: async (input: PriceListInput) =>
      (await callApi(createPriceList, { body: input, idempotencyKey })).priceList,
    onSuccess: renewKey,
    onSettled: refresh,
  });
};

/** Changes a price list, and replaces the cached one with the result. */
const useChange = <Input>(id: string, send: (input: Input) => Promise<PriceList>) => {
  const client = useQueryClient();
  const refresh = usePricesRefresh();
  return useMutation({
    mutationFn: send,
    onSuccess: (list) => client.setQueryData<PriceList>(priceKeys.list(id), list),
    onSettled: refresh,
  });
};

/** Replaces the details of a price list. */
export const usePriceListEdit = (id: string) =>
  useChange(
    id,
    async (body: PriceListEdit) =>
      (await callApi(updatePriceList, { params: { id }, body })).priceList,
  );

/** Activates or archives a price list. */
export const usePriceListTransition = (id: string) => {
  const withKey = useRequestKeys();
  return useChange(id, (to: PriceListTarget) =>
    withKey(`move to ${to}`, async (idempotencyKey) => {
      const input = { params: { id }, body: { to }, idempotencyKey };
      return (await callApi(transitionPriceList, input)).priceList;
    }),
  );
};

/** Deletes a draft. */
export const usePriceListDeletion = (id: string) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => callApi(deletePriceList, { params: { id } }),
    onSuccess: () => client.invalidateQueries({ queryKey: priceKeys.lists, refetchType: 'none' }),
  });
};

import { useQuery, useQueryClient } from '@tanstack/react-query';
import {
  apiRoutes,
  type PriceList,
  type PriceListEdit,
  type PriceListInput,
  type PriceListTarget,
} from 'functions/contract';
import { callApi } from '../../../../lib/api/api.ts';
import { invalidateQueries } from '../../../../lib/queries/invalidateQueries.ts';
import { useSend } from '../../../../lib/queries/useSend.ts';
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
export const useNewPriceList = () =>
  useSend(
    async (body: PriceListInput, idempotencyKey) =>
      (await callApi(createPriceList, { body, idempotencyKey })).priceList,
    { refreshes: [priceKeys.all] },
  );

/** Replaces the cached list with a changed one. */
const useChanged = (id: string) => {
  const client = useQueryClient();
  return {
    refreshes: [priceKeys.all],
    shows: (list: PriceList) => {
      client.setQueryData<PriceList>(priceKeys.list(id), list);
    },
  };
};

/** Replaces the details of a price list. */
export const usePriceListEdit = (id: string) =>
  useSend(
    async (body: PriceListEdit) =>
      (await callApi(updatePriceList, { params: { id }, body })).priceList,
    useChanged(id),
  );

/** Activates or archives a price list. */
export const usePriceListTransition = (id: string) =>
  useSend(async (to: PriceListTarget, idempotencyKey) => {
    const input = { params: { id }, body: { to }, idempotencyKey };
    return (await callApi(transitionPriceList, input)).priceList;
  }, useChanged(id));

/** Deletes a draft. Its page is left, so the list is not refetched. */
export const usePriceListDeletion = (id: string) => {
  const client = useQueryClient();
  return useSend(() => callApi(deletePriceList, { params: { id } }), {
    refreshes: [],
    shows: () => void client.invalidateQueries({ queryKey: priceKeys.lists, refetchType: 'none' }),
  });
};

import { useQuery, useQueryClient } from '@tanstack/react-query';
import {
  apiRoutes,
  type ShoppingLine,
  type ShoppingList,
  type ShoppingListEdit,
  type ShoppingListInput,
} from 'functions/contract';
import { callApi } from '../../lib/api/api.ts';
import { useSend } from '../../lib/queries/useSend.ts';
import { readPayer, usePayer, visitor } from '../../lib/session/payer.ts';

const {
  listShoppingLists,
  createShoppingList,
  getShoppingList,
  updateShoppingList,
  addToShoppingList,
  deleteShoppingList,
} = apiRoutes;

/** The query keys of lists, by the payer for whom this page buys. */
export const shoppingListKeys = {
  all: ['shoppingLists'],
  /** The lists without their lines. */
  index: ['shoppingLists', 'index'],
  one: (payer: string, id: string) => ['shoppingLists', 'one', payer, id],
};

/** The lists of the payer by name, for someone who is signed in. */
export const useShoppingLists = () => {
  const payer = usePayer() ?? visitor;
  return useQuery({
    queryKey: [...shoppingListKeys.index, payer],
    queryFn: ({ signal }) => callApi(listShoppingLists, { signal }),
    enabled: payer !== visitor,
  });
};

/** A list with its lines. */
export const useShoppingList = (id: string) =>
  useQuery({
    queryKey: shoppingListKeys.one(readPayer() ?? visitor, id),
    queryFn: ({ signal }) => callApi(getShoppingList, { params: { id }, signal }),
  });

const refreshes = [shoppingListKeys.all];

/** Creates a list, and resolves to it. */
export const useCreateShoppingList = () =>
  useSend(
    async (body: ShoppingListInput, idempotencyKey) =>
      (await callApi(createShoppingList, { body, idempotencyKey })).list,
    { refreshes },
  );

/** Adds tools to a list, and resolves to how many are new in it, and how many have changed. */
export const useAddToShoppingList = () =>
  useSend(
    ({ id, lines }: { id: string; lines: ShoppingLine[] }, idempotencyKey) =>
      callApi(addToShoppingList, { params: { id }, body: { lines }, idempotencyKey }),
    { refreshes },
  );

/** Replaces name and lines of a list, and resolves to it. */
export const useSaveShoppingList = (id: string) => {
  const client = useQueryClient();
  return useSend(
    async (body: ShoppingListEdit) =>
      (await callApi(updateShoppingList, { params: { id }, body })).list,
    {
      refreshes: [shoppingListKeys.index],
      shows: (list: ShoppingList) => {
        client.setQueryData(shoppingListKeys.one(readPayer() ?? visitor, id), list);
      },
    },
  );
};

/** Deletes a list. One that is already gone is no error. */
export const useDeleteShoppingList = () =>
  useSend((id: string) => callApi(deleteShoppingList, { params: { id } }), {
    refreshes: [shoppingListKeys.index],
  });

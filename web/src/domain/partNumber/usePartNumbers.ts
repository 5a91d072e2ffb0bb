import { useQuery, useQueryClient } from '@tanstack/react-query';
import { apiRoutes, type PartNumber, type PartNumberRow } from 'functions/contract';
import { useMemo } from 'react';
import { callApi } from '../../lib/api/api.ts';
import { useSend } from '../../lib/queries/useSend.ts';
import { readPayer, usePayer, visitor } from '../../lib/session/payer.ts';

/** How long they stay fresh, in milliseconds. */
const freshMs = 5 * 60_000;

/** The query key of own numbers. */
export const partNumbersKey = ['partNumbers'];

const keyOf = (payer: string) => [...partNumbersKey, 'all', payer];

/** The own numbers of the payer; none for visitors. */
export const usePartNumbers = (): readonly PartNumber[] | undefined => {
  const payer = usePayer() ?? visitor;
  const { data } = useQuery({
    queryKey: keyOf(payer),
    queryFn: ({ signal }) => callApi(apiRoutes.listPartNumbers, { signal }),
    staleTime: freshMs,
    enabled: payer !== visitor,
  });
  return data?.numbers;
};

/** The own numbers of the payer by tool. */
export const useNumberByTool = (): ReadonlyMap<string, string> => {
  const numbers = usePartNumbers();
  return useMemo(() => new Map(numbers?.map(({ toolId, number }) => [toolId, number])), [numbers]);
};

/** Saves own numbers, and resolves to what became of each row. */
export const useSavePartNumbers = () => {
  const client = useQueryClient();
  return useSend(
    async (rows: PartNumberRow[], idempotencyKey) =>
      callApi(apiRoutes.savePartNumbers, { body: { rows }, idempotencyKey }),
    {
      refreshes: [partNumbersKey],
      shows: ({ numbers }) => client.setQueryData(keyOf(readPayer() ?? visitor), { numbers }),
    },
  );
};

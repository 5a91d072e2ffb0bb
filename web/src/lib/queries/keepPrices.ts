import type { QueryKey } from '@tanstack/react-query';
import { visitor } from '../session/payer.ts';

/**
 * While a query loads, keeps the data of the one before, like `keepPreviousData`: unless these have
 * the prices of another payer. The payer is the last part of the keys.
 */
export const keepPrices =
  (payer: string) =>
  <Data>(previous: Data | undefined, query: { queryKey: QueryKey } | undefined): Data | undefined =>
    [payer, visitor].includes(query?.queryKey.at(-1) as string) ? previous : undefined;

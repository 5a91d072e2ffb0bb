import { useQuery } from '@tanstack/react-query';
import { apiRoutes } from 'functions/contract';
import { callApi } from '../../../../lib/api/api.ts';
import { priceKeys } from './priceKeys.ts';

/** Whose price of which quantity to explain. */
export interface PriceQuestion {
  toolId: string;
  payer: string;
  quantity: number;
}

/** The price of a tool for a payer, and every candidate for it. */
export const useExplainedPrice = ({ toolId, payer, quantity }: PriceQuestion) =>
  useQuery({
    queryKey: priceKeys.explained({ toolId, payer, quantity }),
    queryFn: ({ signal }) =>
      callApi(apiRoutes.explainPrice, {
        params: { id: toolId },
        query: { payer, quantity },
        signal,
      }),
  });

import { useQuery } from '@tanstack/react-query';
import { apiRoutes } from 'functions/contract';
import { callApi } from '../../lib/api/api.ts';

const { receivables } = apiRoutes;

/** What customers owe and what the shop has to refund, refetched whenever it is shown. */
export const useReceivables = () =>
  useQuery({
    queryKey: ['receivables'],
    queryFn: ({ signal }) => callApi(receivables, { signal }),
  });

import { useQuery } from '@tanstack/react-query';
import { apiRoutes } from 'functions/contract';
import { callApi } from '../../lib/api/api.ts';

const { receivables } = apiRoutes;

/** The amounts due and to refund, refetched whenever they are shown. */
export const useReceivables = () =>
  useQuery({
    queryKey: ['receivables'],
    queryFn: ({ signal }) => callApi(receivables, { signal }),
  });

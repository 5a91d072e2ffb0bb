import { useQuery } from '@tanstack/react-query';
import { apiRoutes } from 'functions/contract';
import { callApi } from '../../lib/api/api.ts';

/** What these invoices come to now. It fails once none of them is open, so it is not retried. */
export const useJointPayment = (numbers: readonly string[], enabled = true) =>
  useQuery({
    queryKey: ['invoices', 'joint', numbers],
    queryFn: ({ signal }) =>
      callApi(apiRoutes.getJointPayment, { query: { invoices: numbers.join() }, signal }),
    enabled: enabled && numbers.length > 0,
    retry: false,
  });

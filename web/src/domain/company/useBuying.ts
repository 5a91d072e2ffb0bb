import { useQuery } from '@tanstack/react-query';
import { apiRoutes } from 'functions/contract';
import { callApi } from '../../lib/api/api.ts';
import { companyKeys } from './companyKeys.ts';

/** What decides about the orders of the account for a company; nothing is read without one. */
export const useBuying = (companyId: string) =>
  useQuery({
    queryKey: companyKeys.buying(companyId),
    queryFn: ({ signal }) => callApi(apiRoutes.getBuying, { params: { id: companyId }, signal }),
    enabled: companyId !== '',
  });

import { useQuery } from '@tanstack/react-query';
import { apiRoutes, type Overview } from 'functions/contract';
import { callApi } from '../../api.ts';

const { overview } = apiRoutes;

/** How the shop is doing, read anew whenever it is looked at. */
export const useOverview = () =>
  useQuery({
    queryKey: ['overview'],
    queryFn: ({ signal }) => callApi<Overview>(overview, overview.href(), { signal }),
  });

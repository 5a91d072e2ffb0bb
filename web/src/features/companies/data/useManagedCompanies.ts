import {
  keepPreviousData,
  queryOptions,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { apiRoutes, type CompanyFilter, type CompanyTransitionInput } from 'functions/contract';
import { companyKeys } from '../../../domain/company/companyKeys.ts';
import { callApi } from '../../../lib/api/api.ts';
import { invalidateQueries } from '../../../lib/queries/invalidateQueries.ts';
import { pagedList } from '../../../lib/queries/pagedList.ts';
import { useRequestKeys } from '../../../lib/storage/useRequestKeys.ts';

const { count, listCompanies, transitionCompany } = apiRoutes;

/** The selection of a list of companies. */
export interface CompanySearch {
  filter: CompanyFilter;
  words: string;
}

/** The companies that match a search: those in review first, a page at a time. */
export const useCompanySearch = ({ filter, words }: CompanySearch) =>
  useInfiniteQuery({
    ...pagedList(companyKeys.lists, listCompanies, { query: { status: filter, q: words } }),
    placeholderData: keepPreviousData,
  });

const countQuery = ({ filter, words }: CompanySearch) =>
  queryOptions({
    queryKey: [...companyKeys.lists, 'count', filter, words],
    queryFn: ({ signal }) =>
      callApi(count, { query: { of: 'companies', status: filter, q: words }, signal }),
  });

/** The number of companies that match a search. */
export const useCompanyCount = (search: CompanySearch, enabled = true) =>
  useQuery({ ...countQuery(search), enabled });

const minuteMs = 60_000;

/** The number of companies in review, for the navigation of an admin; undefined until it is known. */
export const useCompaniesInReview = (admin: boolean): number | undefined => {
  const { data } = useQuery({
    ...countQuery({ filter: 'requested', words: '' }),
    enabled: admin,
    staleTime: minuteMs,
    refetchInterval: minuteMs,
    retry: false,
  });
  return data?.count;
};

/** The steps of staff. Each refreshes the lists, also after a failure. */
export const useCompanyTransition = (id: string) => {
  const client = useQueryClient();
  const withKey = useRequestKeys();
  const params = { id };
  return useMutation({
    mutationFn: async (input: CompanyTransitionInput) => {
      const { company } = await withKey(`move ${JSON.stringify(input)}`, (idempotencyKey) =>
        callApi(transitionCompany, { params, body: input, idempotencyKey }),
      );
      return company;
    },
    onSettled: () => invalidateQueries(client, companyKeys.all),
  });
};

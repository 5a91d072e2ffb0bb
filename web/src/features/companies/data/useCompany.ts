import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { apiRoutes, type CompanyInput } from 'functions/contract';
import { companyKeys } from '../../../domain/company/companyKeys.ts';
import { membershipsKey } from '../../../domain/company/useMemberships.ts';
import { callApi } from '../../../lib/api/api.ts';
import { pagedList } from '../../../lib/queries/pagedList.ts';
import { useSend } from '../../../lib/queries/useSend.ts';

const { getCompany, updateCompany, listApprovers, listCompanyLog } = apiRoutes;

/** A company with its rules and its history. */
export const useCompany = (id: string) =>
  useQuery({
    queryKey: companyKeys.one(id),
    queryFn: ({ signal }) => callApi(getCompany, { params: { id }, signal }),
  });

/** The members who can approve orders. */
export const useApprovers = (id: string) =>
  useQuery({
    queryKey: companyKeys.approvers(id),
    queryFn: ({ signal }) => callApi(listApprovers, { params: { id }, signal }),
  });

/** What was changed in a company, newest first, a page at a time. */
export const useCompanyLog = (id: string) =>
  useInfiniteQuery(pagedList(companyKeys.log(id), listCompanyLog, { params: { id } }));

/** Saves details and rules, unless someone else has changed them, and resolves to the company. */
export const useSaveCompany = (id: string, uid: string) => {
  const client = useQueryClient();
  return useSend(
    async (body: CompanyInput) => (await callApi(updateCompany, { params: { id }, body })).company,
    {
      // The switch in the header has its name.
      refreshes: [companyKeys.log(id), companyKeys.buying(id), membershipsKey(uid)],
      shows: (company) => {
        client.setQueryData(companyKeys.one(id), company);
      },
    },
  );
};

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { apiRoutes, type Company, limits, may, type Profile } from 'functions/contract';
import { callApi } from '../../../lib/api/api.ts';

const offered = 6;

/** The customers that match some words: companies and people, with whether there are more. */
export interface FoundCustomers {
  companies: Company[];
  people: Profile[];
  hasMore: boolean;
}

const find = async (words: string, signal: AbortSignal): Promise<FoundCustomers> => {
  const query = { q: words, limit: offered + 1 };
  const [companies, people] = await Promise.all([
    callApi(apiRoutes.listCompanies, { query: { ...query, status: 'all' }, signal }),
    callApi(apiRoutes.listUsers, { query, signal }),
  ]);
  return {
    companies: companies.slice(0, offered),
    people: people.slice(0, offered),
    hasMore: companies.length > offered || people.length > offered,
  };
};

/** Searches companies and people. Without words, there are no results. */
export const useCustomerSearch = (words: string) =>
  useQuery({
    queryKey: ['customers', 'search', words],
    queryFn: ({ signal }) => find(words, signal),
    enabled: words !== '',
    placeholderData: keepPreviousData,
  });

/** The members who may order for a company, owners in the order in which they joined first. */
export const useOrderingMembers = (companyId: string, enabled: boolean) =>
  useQuery({
    queryKey: ['companies', 'one', companyId, 'ordering'],
    queryFn: async ({ signal }) => {
      const options = { params: { id: companyId }, query: { limit: limits.pageSize.max }, signal };
      const members = await callApi(apiRoutes.listMembers, options);
      const ordering = members.filter(({ role }) => may(role, 'order'));
      const isOwner = ({ role }: { role: string }) => role === 'owner';
      return [...ordering.filter(isOwner), ...ordering.filter((one) => !isOwner(one))];
    },
    enabled,
  });

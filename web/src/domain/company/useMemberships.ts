import { useQuery } from '@tanstack/react-query';
import { apiRoutes } from 'functions/contract';
import { callApi } from '../../lib/api/api.ts';

/** The key of the companies of an account. */
export const membershipsKey = (uid: string) => ['memberships', uid];

/** The parts of a page, which appear one after another, share an answer. */
const staleTime = 10_000;

/** The companies to which an account belongs, with its roles and limits. */
export const useMemberships = (uid: string, { enabled = true } = {}) =>
  useQuery({
    queryKey: membershipsKey(uid),
    queryFn: ({ signal }) => callApi(apiRoutes.listMemberships, { signal }),
    staleTime,
    enabled,
  });

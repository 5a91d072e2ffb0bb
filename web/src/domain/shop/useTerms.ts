import { apiRoutes } from 'functions/contract';
import { callApi } from '../../lib/api/api.ts';
import { useKeptQuery } from '../../lib/queries/kept/useKeptQuery.ts';

/**
 * The query key of an account's payment terms. They change with each of its orders and payments.
 */
export const termsKey = (uid: string) => ['terms', uid] as const;

/** The payment terms of the signed-in customer, and what is left of the credit limit. */
export const useTerms = (uid: string) =>
  useKeptQuery(termsKey(uid), ({ signal }) => callApi(apiRoutes.getTerms, { signal }));

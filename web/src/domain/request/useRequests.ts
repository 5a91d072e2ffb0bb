import { useQuery, useQueryClient } from '@tanstack/react-query';
import {
  apiRoutes,
  awaitsVoteOf,
  type CompanyRole,
  type Member,
  may,
  type OrderRequest,
} from 'functions/contract';
import { callApi } from '../../lib/api/api.ts';
import { invalidateQueries } from '../../lib/queries/invalidateQueries.ts';
import { useKeptQuery } from '../../lib/queries/kept/useKeptQuery.ts';
import { buyingFor } from '../../lib/session/buyingFor.ts';
import { requestStatusNow } from './requestTexts.ts';

const { listRequests, getRequest } = apiRoutes;

/** The query keys of requests for approval. */
export const requestKeys = {
  all: ['requests'],
  lists: ['requests', 'list'],
  waiting: ['requests', 'waiting'],
  ofOffer: (quoteId: string) => ['requests', 'offer', quoteId],
  one: (id: string) => ['requests', 'one', id],
};

/** A request, and how it could be approved now. */
export const useRequest = (id: string) =>
  useKeptQuery(requestKeys.one(id), ({ signal }) =>
    callApi(getRequest, { params: { id }, signal }),
  );

const waitingIntervalMs = 60_000;

const waitsFor = (member: Pick<Member, 'uid' | 'role'>) => (request: OrderRequest) =>
  awaitsVoteOf({ ...request, status: requestStatusNow(request) }, member);

/** How many requests wait for the approval of this member; undefined without the right to it. */
export const useWaitingRequests = (
  uid: string,
  role: CompanyRole | undefined,
): number | undefined => {
  const { data } = useQuery({
    queryKey: requestKeys.waiting,
    queryFn: ({ signal }) => callApi(listRequests, { query: { status: 'pending' }, signal }),
    enabled: role !== undefined && may(role, 'approve'),
    refetchInterval: waitingIntervalMs,
  });
  return role && data?.filter(waitsFor({ uid, role })).length;
};

/**
 * The pending request to accept the offer of a quote, if it is among the newest that the account
 * sees of its company. An account that buys for itself has none.
 */
export const useOfferRequest = (quoteId: string): OrderRequest | undefined => {
  const { data } = useQuery({
    queryKey: requestKeys.ofOffer(quoteId),
    queryFn: ({ signal }) => callApi(listRequests, { query: { status: 'pending' }, signal }),
    enabled: buyingFor() !== '',
  });
  return data?.find(
    (request) => request.quote?.id === quoteId && requestStatusNow(request) === 'pending',
  );
};

/** Reads requests again after one has changed. */
export const useRequestUpdate = () => {
  const client = useQueryClient();
  return () => invalidateQueries(client, requestKeys.all);
};

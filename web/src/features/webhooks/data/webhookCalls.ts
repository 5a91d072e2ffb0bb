import {
  apiRoutes,
  type MailFilter,
  type WebhookEdit,
  type WebhookInput,
} from 'functions/contract';
import { callApi } from '../../../lib/api/api.ts';
import { pagedList } from '../../../lib/queries/pagedList.ts';

/** Whose endpoints they are: those of a company, by its id, or of the shop. */
export type WebhookOwner = string | null;

/** The days of a replay, and where it continues. */
interface ReplayQuery {
  from: string;
  to: string;
  after?: string;
}

const keysOf = (owner: WebhookOwner) => {
  const all = ['webhooks', owner ?? 'shop'];
  return {
    all,
    lists: [...all, 'list'],
    one: (id: string) => [...all, 'one', id],
    deliveries: (id: string) => [...all, 'deliveries', id],
  };
};

const shopKeys = keysOf(null);

/** The calls about the endpoints of the shop. */
const shopCalls = {
  keys: shopKeys,
  list: () => pagedList(shopKeys.lists, apiRoutes.listWebhooks),
  read: (id: string, signal: AbortSignal) =>
    callApi(apiRoutes.getWebhook, { params: { id }, signal }),
  create: (body: WebhookInput, idempotencyKey: string) =>
    callApi(apiRoutes.createWebhook, { body, idempotencyKey }),
  update: (id: string, body: WebhookEdit) =>
    callApi(apiRoutes.updateWebhook, { params: { id }, body }),
  remove: (id: string) => callApi(apiRoutes.deleteWebhook, { params: { id } }),
  rotate: (id: string, idempotencyKey: string) =>
    callApi(apiRoutes.rotateSecret, { params: { id }, idempotencyKey }),
  test: (id: string, idempotencyKey: string) =>
    callApi(apiRoutes.testWebhook, { params: { id }, idempotencyKey }),
  deliveries: (id: string, status: MailFilter) =>
    pagedList(shopKeys.deliveries(id), apiRoutes.listDeliveries, {
      params: { id },
      query: { status },
    }),
  replay: (id: string, delivery: string, idempotencyKey: string) =>
    callApi(apiRoutes.replayDelivery, { params: { id, delivery }, idempotencyKey }),
  replayPeriod: (id: string, query: ReplayQuery) =>
    callApi(apiRoutes.replayPeriod, { params: { id }, query: { ...query } }),
};

/** The calls about the endpoints of an owner: the same for the shop and for a company. */
type WebhookCalls = typeof shopCalls;

/** The calls about the endpoints of a company. */
const companyCalls = (company: string): WebhookCalls => {
  const keys = keysOf(company);
  const paramsOf = (webhook: string) => ({ id: company, webhook });
  return {
    keys,
    list: () => pagedList(keys.lists, apiRoutes.listCompanyWebhooks, { params: { id: company } }),
    read: (id, signal) => callApi(apiRoutes.getCompanyWebhook, { params: paramsOf(id), signal }),
    create: (body, idempotencyKey) =>
      callApi(apiRoutes.createCompanyWebhook, { params: { id: company }, body, idempotencyKey }),
    update: (id, body) => callApi(apiRoutes.updateCompanyWebhook, { params: paramsOf(id), body }),
    remove: (id) => callApi(apiRoutes.deleteCompanyWebhook, { params: paramsOf(id) }),
    rotate: (id, idempotencyKey) =>
      callApi(apiRoutes.rotateCompanySecret, { params: paramsOf(id), idempotencyKey }),
    test: (id, idempotencyKey) =>
      callApi(apiRoutes.testCompanyWebhook, { params: paramsOf(id), idempotencyKey }),
    deliveries: (id, status) =>
      pagedList(keys.deliveries(id), apiRoutes.listCompanyDeliveries, {
        params: paramsOf(id),
        query: { status },
      }),
    replay: (id, delivery, idempotencyKey) =>
      callApi(apiRoutes.replayCompanyDelivery, {
        params: { ...paramsOf(id), delivery },
        idempotencyKey,
      }),
    replayPeriod: (id, query) =>
      callApi(apiRoutes.replayCompanyPeriod, { params: paramsOf(id), query: { ...query } }),
  };
};

/** The calls about the endpoints of the shop, or of a company. */
export const webhookCallsOf = (owner: WebhookOwner): WebhookCalls =>
  owner === null ? shopCalls : companyCalls(owner);

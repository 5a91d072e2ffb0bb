import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import {
  apiRoutes,
  type Delivery,
  type MailFilter,
  type Webhook,
  type WebhookEdit,
  type WebhookInput,
} from 'functions/contract';
import type { Period } from '../../../domain/time/period.ts';
import { callApi } from '../../../lib/api/api.ts';
import { useSend } from '../../../lib/queries/useSend.ts';
import { type WebhookOwner, webhookCallsOf } from './webhookCalls.ts';

/** An endpoint. */
export const useWebhook = (owner: WebhookOwner, id: string) => {
  const { keys, read } = webhookCallsOf(owner);
  return useQuery({ queryKey: keys.one(id), queryFn: ({ signal }) => read(id, signal) });
};

/** How often the deliveries are refetched while one of them is under way. */
const refetchMs = 2_000;

const isUnderWay = ({ status }: Delivery) => status === 'PENDING' || status === 'PROCESSING';

/** The deliveries to an endpoint, newest first. */
export const useDeliveries = (owner: WebhookOwner, id: string, filter: MailFilter) =>
  useInfiniteQuery({
    ...webhookCallsOf(owner).deliveries(id, filter),
    refetchInterval: ({ state }) =>
      state.data?.pages.some(({ items }) => items.some(isUnderWay)) ? refetchMs : false,
  });

/** Switches an endpoint off as staff, also one of a company. */
export const useSwitchOff = (owner: WebhookOwner) =>
  useSend((id: string) => callApi(apiRoutes.switchWebhookOff, { params: { id } }), {
    refreshes: [webhookCallsOf(owner).keys.all],
  });

/** The actions on the endpoints of an owner. */
export const useWebhookActions = (owner: WebhookOwner) => {
  const { keys, create, update, remove, rotate, test, replay, replayPeriod } =
    webhookCallsOf(owner);
  const options = { refreshes: [keys.all] };
  return {
    create: useSend((body: WebhookInput, key) => create(body, key), options),
    update: useSend(
      async ({ id, body }: { id: string; body: WebhookEdit }) => (await update(id, body)).webhook,
      options,
    ),
    remove: useSend((id: string) => remove(id), { refreshes: [keys.lists] }),
    rotate: useSend((id: string, key) => rotate(id, key), options),
    test: useSend((id: string, key) => test(id, key), options),
    replay: useSend(
      ({ webhookId, _id }: Pick<Delivery, 'webhookId' | '_id'>, key) => replay(webhookId, _id, key),
      options,
    ),
    replayPeriod: useSend(async ({ id, period, onProgress }: ReplayedDays) => {
      let replayed = 0;
      for (let after: string | null = ''; after !== null; ) {
        const page = await replayPeriod(id, { ...period, ...(after !== '' && { after }) });
        replayed += page.replayed;
        onProgress(replayed);
        after = page.next;
      }
      return replayed;
    }, options),
  };
};

interface ReplayedDays {
  id: string;
  period: Period;
  /** Called after each part with the number of deliveries that are queued so far. */
  onProgress: (replayed: number) => void;
}

/** The change that an edit sends for a version of an endpoint. */
export const editOf = (
  { name, url, events, status, version }: Webhook,
  change: Partial<WebhookEdit>,
): WebhookEdit => ({ name, url, events, status, version, ...change });

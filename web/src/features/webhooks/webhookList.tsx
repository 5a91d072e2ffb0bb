import type { Webhook } from 'functions/contract';
import { type ListKind, noFilter } from '../../domain/list/listKind.ts';
import { lazyPaths } from '../../lib/router/lazyPaths.ts';
import { webhookCallsOf } from './data/webhookCalls.ts';
import { noWebhooks, webhookRows } from './webhookRows.tsx';

const { keys, list } = webhookCallsOf(null);

/** The endpoints of the shop. */
export const webhookList: ListKind<Webhook, 'all'> = {
  title: 'Webhooks',
  noun: 'endpoint',
  queryKey: keys.lists,
  pages: list,
  filter: noFilter,
  ...webhookRows(lazyPaths.webhook.href),
  icon: noWebhooks.icon,
  empty: () => noWebhooks,
};

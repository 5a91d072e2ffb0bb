import { mdiWebhook } from '@mdi/js';
import type { Webhook } from 'functions/contract';
import { type ListKind, noFilter } from '../../domain/list/listKind.ts';
import { furtherPaths } from '../../lib/router/furtherPaths.ts';
import { webhookCallsOf } from './data/webhookCalls.ts';
import { webhookRows } from './webhookRows.tsx';

const { keys, list } = webhookCallsOf(null);

/** The text in place of an empty list of endpoints. */
const noWebhooks = {
  icon: mdiWebhook,
  title: 'No endpoints yet',
  advice:
    'Add the address of another program, an ERP for example: the shop tells it what has changed as it happens.',
};

/** The endpoints of the shop. */
export const webhookList: ListKind<Webhook, 'all'> = {
  title: 'Webhooks',
  noun: 'endpoint',
  queryKey: keys.lists,
  pages: list,
  filter: noFilter,
  ...webhookRows(furtherPaths.webhook.href),
  icon: noWebhooks.icon,
  empty: () => noWebhooks,
};

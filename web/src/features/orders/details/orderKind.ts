import { mdiPackageVariantRemove } from '@mdi/js';
import { apiRoutes } from 'functions/contract';
import type { DocumentKind } from '../../../domain/document/DocumentFailure.tsx';
import { callApi } from '../../../lib/api/api.ts';
import { paths } from '../../../lib/router/paths.ts';

/** The page of an order. */
export const orderKind = (id: string, admin: boolean): DocumentKind => ({
  noun: 'order',
  icon: mdiPackageVariantRemove,
  missing: 'order-not-found',
  advice: {
    done: 'placed the order',
    read: (options) => callApi(apiRoutes.getOrder, { params: { id }, ...options }),
  },
  others: {
    to: `${admin ? paths.allOrders : paths.myOrders}?status=all`,
    label: admin ? 'See all orders' : 'See my orders',
  },
});

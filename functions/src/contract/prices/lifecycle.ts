/** The lifecycle of a price list, and what a status allows. Only active lists decide about prices. */
import { lifecycle } from '../kinds/lifecycle.ts';

/** The statuses of a price list. */
export const priceListStatuses = ['draft', 'active', 'archived'] as const;
export type PriceListStatus = (typeof priceListStatuses)[number];

/** The filters of the list of price lists. */
export const priceListFilters = ['all', ...priceListStatuses] as const;
export type PriceListFilter = (typeof priceListFilters)[number];

/** The statuses to which staff move a price list. */
export const priceListTargets = ['active', 'archived'] as const;
export type PriceListTarget = (typeof priceListTargets)[number];

export const priceListLifecycle = lifecycle({
  statuses: priceListStatuses,
  first: ['draft'],
  transitions: [
    { from: 'draft', to: 'active', by: ['admin'] },
    { from: 'active', to: 'archived', by: ['admin'] },
    { from: 'archived', to: 'active', by: ['admin'] },
  ],
});

/** Whether the terms and the prices of a list can be edited. */
export const canEditPriceList = (status: PriceListStatus): boolean => status !== 'archived';

/** Whether a list can be deleted: orders may name one that was active. */
export const canDeletePriceList = (status: PriceListStatus): boolean => status === 'draft';

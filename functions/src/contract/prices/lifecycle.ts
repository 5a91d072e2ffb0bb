/** What a price list can be: its kinds, its statuses, and what a status allows. */
import { lifecycle } from '../kinds/lifecycle.ts';

/** What a price list agrees: a price for each of its tools, or a percentage off the list price. */
export const priceListKinds = ['fixed', 'percentage'] as const;
export type PriceListKind = (typeof priceListKinds)[number];

/** Whether the customers of a price list see all tools, or only those of such lists. */
export const assortments = ['all', 'only'] as const;
export type Assortment = (typeof assortments)[number];

/** For whom a price list can be, the most specific first: it goes before the others. */
export const audienceKinds = ['payer', 'group', 'all'] as const;
export type AudienceKind = (typeof audienceKinds)[number];

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

/** The lifecycle of a price list: what a status allows. Only active lists decide about prices. */

/** The statuses of a price list. */
export const priceListStatuses = ['draft', 'active', 'archived'] as const;
export type PriceListStatus = (typeof priceListStatuses)[number];

/** The filters of the list of price lists. */
export const priceListFilters = ['all', ...priceListStatuses] as const;
export type PriceListFilter = (typeof priceListFilters)[number];

/** The statuses to which staff move a price list. */
export const priceListTargets = ['active', 'archived'] as const;
export type PriceListTarget = (typeof priceListTargets)[number];

const targets: Record<PriceListStatus, readonly PriceListTarget[]> = {
  draft: ['active'],
  active: ['archived'],
  archived: ['active'],
};

/** The statuses to which staff may move a price list. */
export const allowedPriceListStatuses = (status: PriceListStatus): readonly PriceListTarget[] =>
  targets[status];

/** Whether the terms and the prices of a list can be edited. */
export const canEditPriceList = (status: PriceListStatus): boolean => status !== 'archived';

/** Whether a list can be deleted: orders may name one that was active. */
export const canDeletePriceList = (status: PriceListStatus): boolean => status === 'draft';

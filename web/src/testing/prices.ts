import type { CustomerGroup, PriceList, PriceListEntry } from 'functions/contract';
import { plane } from './fixtures.ts';

/** A price list for Carla. */
export const priceListOf = (fields: Partial<PriceList> = {}): PriceList => ({
  _id: 'list-1',
  name: 'Contract 2026',
  kind: 'fixed',
  discount: null,
  status: 'draft',
  from: null,
  until: '2099-12-31',
  audience: { kind: 'payer', id: 'carla' },
  audienceName: 'Carla Customer',
  assortment: 'all',
  version: 3,
  prices: 1,
  createdAt: '2026-11-20T10:00:00.000Z',
  updatedAt: '2026-11-21T10:00:00.000Z',
  ...fields,
});

/** The price of the plane in a list. */
export const entryOf = (fields: Partial<PriceListEntry> = {}): PriceListEntry => ({
  toolId: plane._id,
  sku: plane.sku,
  toolName: plane.toolName,
  listPrice: plane.price,
  price: 60,
  priceBreaks: [],
  version: 2,
  ...fields,
});

/** A group of customers. */
export const groupOf = (fields: Partial<CustomerGroup> = {}): CustomerGroup => ({
  _id: 'joiners',
  name: 'Joiners',
  version: 'v1',
  createdAt: '2026-11-20T10:00:00.000Z',
  ...fields,
});

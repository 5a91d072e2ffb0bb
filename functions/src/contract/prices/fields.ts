import { count, day, flag, oneOf, text, time } from '../calls/jsonSchema.ts';
import { about, nullable, recordOf } from '../kinds/fields.ts';
import { assortments, audienceKinds, priceListKinds, priceListStatuses } from './lifecycle.ts';

/** What decides to whom, when and how a price list applies. Days are in the shop's time zone. */
export const priceTermsFields = {
  kind: oneOf(priceListKinds),
  discount: about(
    nullable(count),
    'Off the list price, in basis points: 1000 is 10 %; null for fixed prices',
  ),
  from: about(nullable(day), 'The first day; null for no such limit'),
  until: about(nullable(day), 'The last day; null for no such limit'),
  audience: recordOf({
    kind: oneOf(audienceKinds),
    id: about(nullable(text), 'Of the payer or the group; null for all customers'),
  }),
  assortment: oneOf(assortments),
};

/** The header of a price list. */
export const priceHeaderFields = {
  ...priceTermsFields,
  name: text,
  status: oneOf(priceListStatuses),
  version: about(count, 'Grows with each change of the list or one of its prices'),
};

/** A price list as its customers know it. */
export const ownPriceListFields = {
  _id: text,
  name: text,
  kind: priceTermsFields.kind,
  discount: priceTermsFields.discount,
  from: priceTermsFields.from,
  until: priceTermsFields.until,
  assortment: priceTermsFields.assortment,
  audience: about(oneOf(audienceKinds), 'A list for the payer goes before one for a group or all'),
  inForce: about(flag, 'Whether it has begun: lists that have ended are left out'),
};

/** A price list. */
export const priceListFields = {
  ...priceHeaderFields,
  prices: about(count, 'The number of its prices'),
  createdAt: time,
  updatedAt: time,
};

/** A group of customers. */
export const customerGroupFields = { name: text, version: text, createdAt: time };

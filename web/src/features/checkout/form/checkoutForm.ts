import {
  type Address,
  type AddressInput,
  type AddressParts,
  addressPartsSchema,
  addressSchema,
  completeAddress,
  defaultPaymentMethod,
  type OrderLinesBody,
  orderAddressOf,
  orderLinesSchema,
  type PaymentMethod,
} from 'functions/contract';
import { type ISchema, lazy } from 'yup';
import { blankParts } from '../../../domain/address/blankParts.ts';

/** The choice of an address that is not in the address book. */
export const otherAddress = 'other';

/** Whom the carrier can call. */
export type Contact = Pick<AddressParts, 'person' | 'phoneNumber'>;

/** The values of the checkout's form, with the parts of an address that is typed. */
export interface CheckoutValues extends AddressParts {
  /** Whether the typed address goes to the address book, and its name there. */
  isSaved: boolean;
  label: string;
  poNumber: string;
  note: string;
  /** Empty for the earliest. */
  requestedDay: string;
  completeOnly: boolean;
  paymentMethod: PaymentMethod;
}

/** The values before anything is typed. */
export const blankValues: CheckoutValues = {
  ...blankParts,
  isSaved: true,
  label: 'Main address',
  poNumber: '',
  note: '',
  requestedDay: '',
  completeOnly: false,
  paymentMethod: defaultPaymentMethod,
};

/**
 * How the address is chosen: a saved one; typed, for this order only; or typed as the first one,
 * which can be saved.
 */
export type Delivery = { kind: 'saved'; address: Address } | { kind: 'once' } | { kind: 'first' };

/**
 * The delivery for a chosen address: its id, `other`, or empty for the default. Without an address
 * book, null, the address is typed.
 */
export const deliveryOf = (addressId: string, addresses: readonly Address[] | null): Delivery => {
  if (addresses === null || (addressId === otherAddress && addresses.length > 0)) {
    return { kind: 'once' };
  }
  const address =
    addresses.find(({ _id }) => _id === addressId) ??
    addresses.find(({ isDefault }) => isDefault) ??
    addresses[0];
  return address ? { kind: 'saved', address } : { kind: 'first' };
};

const details = orderLinesSchema.pick([
  'poNumber',
  'note',
  'requestedDay',
  'completeOnly',
  'paymentMethod',
]);
const withAddress = details.concat(addressPartsSchema);
const withName = withAddress.concat(addressSchema.pick(['label']));

const typedSchemas: Record<Exclude<Delivery['kind'], 'saved'>, ISchema<unknown>> = {
  once: withAddress,
  first: lazy(({ isSaved }: CheckoutValues) => (isSaved ? withName : withAddress)),
};

/** The schema of the form: a saved address needs no typed one, and only a new one needs a name. */
export const checkoutSchema = (delivery: Delivery): ISchema<unknown> =>
  delivery.kind === 'saved' ? details : typedSchemas[delivery.kind];

/** The order for the lines, as the form describes it; all texts are trimmed. */
export const orderOf = (
  values: CheckoutValues,
  delivery: Delivery,
  lines: OrderLinesBody['lines'],
  /** Empty as long as it is not known: then the order names the country of its address. */
  sellerCountry: string,
): OrderLinesBody => {
  const { requestedDay, completeOnly, ...optional } = details.cast(values, { stripUnknown: true });
  const parts = delivery.kind === 'saved' ? delivery.address : withAddress.cast(values);
  const address = completeAddress<AddressParts>(parts, sellerCountry);
  return {
    ...optional,
    ...(requestedDay && { requestedDay }),
    ...(completeOnly && { completeOnly }),
    phoneNumber: address.phoneNumber,
    orderAddress: orderAddressOf(address, sellerCountry),
    fromCart: true,
    lines,
  };
};

/** The form of the typed address, to save it. */
export const addressInputOf = (values: CheckoutValues): AddressInput =>
  addressSchema.cast(values, { stripUnknown: true });

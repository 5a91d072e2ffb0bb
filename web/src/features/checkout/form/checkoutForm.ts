import {
  type Address,
  addressSchema,
  defaultPaymentMethod,
  type OrderLinesBody,
  orderLinesSchema,
  type PaymentMethod,
} from 'functions/contract';
import { type ISchema, lazy } from 'yup';

/** The choice of an address that is not in the address book. */
export const otherAddress = 'other';

/** Where an order goes, and whom the carrier can call. */
export interface Contact {
  phoneNumber: string;
  orderAddress: string;
}

/** The values of the checkout's form. */
export interface CheckoutValues extends Contact {
  /** Whether the typed address goes to the address book, and its name there. */
  isSaved: boolean;
  label: string;
  poNumber: string;
  note: string;
  paymentMethod: PaymentMethod;
}

/** The values before anything is typed. */
export const blankValues: CheckoutValues = {
  phoneNumber: '',
  orderAddress: '',
  isSaved: true,
  label: 'Main address',
  poNumber: '',
  note: '',
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

const details = orderLinesSchema.pick(['poNumber', 'note', 'paymentMethod']);
const contact = orderLinesSchema.pick(['phoneNumber', 'orderAddress']);
const withContact = details.concat(contact);
const withName = withContact.concat(addressSchema.pick(['label']));

const schemas: Record<Delivery['kind'], ISchema<unknown>> = {
  saved: details,
  once: withContact,
  first: lazy(({ isSaved }: CheckoutValues) => (isSaved ? withName : withContact)),
};

/** The schema of the form: a saved address needs no typed one, and only a new one needs a name. */
export const checkoutSchema = ({ kind }: Delivery): ISchema<unknown> => schemas[kind];

/** The order for the lines, as the form describes it; all texts are trimmed. */
export const orderOf = (
  values: CheckoutValues,
  delivery: Delivery,
  lines: OrderLinesBody['lines'],
): OrderLinesBody => {
  const typed = { ...values, ...withContact.cast(values) };
  const { phoneNumber, orderAddress } = delivery.kind === 'saved' ? delivery.address : typed;
  const { poNumber, note, paymentMethod } = typed;
  return { phoneNumber, orderAddress, poNumber, note, paymentMethod, fromCart: true, lines };
};

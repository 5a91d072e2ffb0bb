import { type Address, limits } from 'functions/contract';
import { useDeferredValue, useMemo } from 'react';
import { useMayChangeAddresses } from '../../../../domain/company/useMayChangeAddresses.ts';
import { useAddressBook } from '../../../../features/addresses/useAddressBook.ts';
import type { useAddresses } from '../../../../features/addresses/useAddresses.ts';
import { type Contact, deliveryOf } from '../../../../features/checkout/form/checkoutForm.ts';
import type { useCheckout } from '../../../../features/checkout/sending/useCheckout.ts';
import type { SessionUser } from '../../../../lib/session/session.ts';
import { useContact } from '../order/useContact.ts';

interface DeliveryOptions {
  user: SessionUser;
  book: ReturnType<typeof useAddresses>;
  checkout: Pick<ReturnType<typeof useCheckout>, 'draft' | 'choose'>;
}

const noAddresses: Address[] = [];

const { person: personLength } = limits.addressParts;

/**
 * Fills in who orders, and the phone number of the default address, or else what is known from
 * earlier.
 */
const useTypedContact = (user: SessionUser, addresses: readonly Address[]): Contact | undefined => {
  const known = useContact(user)?.phoneNumber;
  const saved = addresses.find(({ isDefault }) => isDefault)?.phoneNumber;
  const phoneNumber = saved ?? known;
  const name = user.displayName ?? '';
  const person = name.length <= personLength ? name : '';
  return useMemo(
    () => (phoneNumber === undefined ? undefined : { phoneNumber, person }),
    [phoneNumber, person],
  );
};

/** The focus when a dialog has removed the button that opened it. */
const focusChoice = () => {
  if (document.activeElement !== document.body) return;
  document.querySelector<HTMLElement>('[name="addressId"]:checked, #person')?.focus();
};

/** The address of the order, and the state of its choice: DeliveryChoice. */
export const useDelivery = ({ user, book, checkout }: DeliveryOptions) => {
  const { error, refetch } = book;
  // No order goes to an address as it was on an earlier visit.
  const read = book.isKept ? undefined : book.data;
  // Deferred, so that the browser renders the form in short tasks.
  const isRead = useDeferredValue(read !== undefined, false);
  const data = isRead ? read : undefined;
  const isPending = data === undefined && !error;
  const addresses = data ?? noAddresses;
  const delivery = isPending ? null : deliveryOf(checkout.draft.addressId, data ?? null);
  const contact = useTypedContact(user, addresses);
  const mayChange = useMayChangeAddresses(user.uid);
  const { commands, dialogs } = useAddressBook({
    uid: user.uid,
    addresses,
    onAdded: checkout.choose,
    onClosed: focusChoice,
  });
  return {
    delivery,
    contact: isPending ? undefined : contact,
    addresses,
    isPending,
    error,
    refetch,
    commands: mayChange ? commands : undefined,
    dialogs,
    choose: checkout.choose,
  };
};

import type { Address } from 'functions/contract';
import { useMemo } from 'react';
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

/**
 * Fills in the phone number for another address; without saved ones, what is known from earlier.
 */
const useTypedContact = (user: SessionUser, addresses: readonly Address[]): Contact | undefined => {
  const known = useContact(user);
  const phoneNumber = addresses.find(({ isDefault }) => isDefault)?.phoneNumber;
  return useMemo(
    () => (phoneNumber === undefined ? known : { phoneNumber, orderAddress: '' }),
    [known, phoneNumber],
  );
};

/** The focus when a dialog has removed the button that opened it. */
const focusChoice = () => {
  if (document.activeElement !== document.body) return;
  document.querySelector<HTMLElement>('[name="addressId"]:checked, #phoneNumber')?.focus();
};

/** The address of the order, and the state of its choice: DeliveryChoice. */
export const useDelivery = ({ user, book, checkout }: DeliveryOptions) => {
  const { error, refetch } = book;
  // No order goes to an address as it was on an earlier visit.
  const data = book.isKept ? undefined : book.data;
  const isPending = data === undefined && !error;
  const addresses = data ?? noAddresses;
  const delivery = isPending ? null : deliveryOf(checkout.draft.addressId, data ?? null);
  const contact = useTypedContact(user, addresses);
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
    commands,
    dialogs,
    choose: checkout.choose,
  };
};

import { useAddressText } from '../../../../domain/address/useAddressText.ts';
import { useAddresses } from '../../../../features/addresses/useAddresses.ts';
import type { SavedPlace } from '../../../../features/orders/form/SavedAddressMenu.tsx';
import type { SessionUser } from '../../../../lib/session/session.ts';

/**
 * The saved addresses as orders have them. Undefined while they load, and when they cannot be read:
 * no order goes to an address as it was on an earlier visit.
 */
export const useSavedPlaces = ({ uid }: SessionUser): SavedPlace[] | undefined => {
  const { data, isKept } = useAddresses(uid);
  const textOf = useAddressText();
  if (!data || isKept) return undefined;
  return data.map((address) => {
    const { _id, label, phoneNumber } = address;
    return { _id, label, phoneNumber, orderAddress: textOf(address) };
  });
};

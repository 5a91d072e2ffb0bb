import type { Address } from 'functions/contract';
import { addressPartsOf, buyers } from './buyers.ts';

/** The saved delivery addresses of an account. */
export interface SeedAddressBook {
  userId: string;
  addresses: Address[];
}

const labels = ['Workshop', 'Harbour View site'];

const [theo] = buyers;

/** The address book of the customer whose password is in the README: where the orders went. */
export const addressBooks: SeedAddressBook[] = theo
  ? [
      {
        userId: theo.uid,
        addresses: theo.addresses.map((place, index) => ({
          _id: `seed-address-${index + 1}`,
          label: labels[index] ?? place.street,
          ...addressPartsOf(theo, place),
          isDefault: index === 0,
        })),
      },
    ]
  : [];

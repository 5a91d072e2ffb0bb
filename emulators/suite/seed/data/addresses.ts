import type { Address } from 'functions/contract';
import { addressPartsOf, buyers } from './buyers.ts';
import { companies, type SeedCompany } from './companies.ts';

/** The saved delivery addresses of an account or a company. */
export interface SeedAddressBook {
  payerId: string;
  addresses: Address[];
}

const labels = ['Workshop', 'Harbour View site'];

const [theo] = buyers;

/** The address book of the customer whose password is in the README: where the orders went. */
const booksOfBuyers: SeedAddressBook[] = theo
  ? [
      {
        payerId: theo.uid,
        addresses: theo.addresses.map((place, index) => ({
          _id: `seed-address-${index + 1}`,
          label: labels[index] ?? place.street,
          ...addressPartsOf(theo, place),
          isDefault: index === 0,
        })),
      },
    ]
  : [];

const bookOf = ({ id, place, undecided, members: [owner] }: SeedCompany): SeedAddressBook[] => {
  if (!owner || undecided) return [];
  const address = { _id: `${id}-address`, label: 'Head office', isDefault: true };
  return [{ payerId: id, addresses: [{ ...address, ...addressPartsOf(owner.profile, place) }] }];
};

/** The address books of the customer whose password is in the README, and of the companies. */
export const addressBooks: SeedAddressBook[] = [...booksOfBuyers, ...companies.flatMap(bookOf)];

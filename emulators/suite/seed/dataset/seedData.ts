import type { ShopSettings } from 'functions/contract';
import { catalogue, shopWindow } from '../catalogue/catalogue.ts';
import type { CatalogueTool } from '../catalogue/catalogueTool.ts';
import { accounts, type SeedAccount, type SeedProfile } from '../data/accounts.ts';
import { addressBooks, type SeedAddressBook } from '../data/addresses.ts';
import { otherBuyers, type SeedBuyer } from '../data/buyers.ts';
import { inquiries, type SeedInquiry } from '../data/inquiries.ts';
import { reviews, type SeedReview } from '../data/reviews.ts';
import { settings } from '../data/settings.ts';
import { generateOrders, type SeedOrder } from '../orders/generateOrders.ts';
import { quotes, type SeedQuote } from '../orders/quotes.ts';

/** All initial data of the shop. */
export interface Seed {
  /** When the shop starts. All dates are before it. */
  now: Date;
  accounts: SeedAccount[];
  /** Customers without a password. */
  otherBuyers: SeedBuyer[];
  addressBooks: SeedAddressBook[];
  catalogue: CatalogueTool[];
  shopWindow: string[];
  reviews: SeedReview[];
  inquiries: SeedInquiry[];
  quotes: SeedQuote[];
  orders: SeedOrder[];
  settings: ShopSettings;
}

/** The seed of a shop that starts at that time. */
export const seedAt = (now: Date): Seed => {
  const people = { accounts, otherBuyers, addressBooks };
  const written = { reviews, inquiries, quotes };
  return {
    now,
    ...people,
    catalogue,
    shopWindow,
    ...written,
    orders: generateOrders(now),
    settings,
  };
};

/** The seed of this project. */
export const seed: Seed = seedAt(new Date());

/** Everyone with an account. */
export const profilesOf = (candidate: Pick<Seed, 'accounts' | 'otherBuyers'>): SeedProfile[] => [
  ...candidate.accounts,
  ...candidate.otherBuyers,
];

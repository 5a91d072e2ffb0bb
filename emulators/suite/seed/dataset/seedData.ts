import type { ShopSettings } from 'functions/contract';
import { catalogue, shopWindow } from '../catalogue/catalogue.ts';
import type { CatalogueTool } from '../catalogue/catalogueTool.ts';
import { accounts, type SeedAccount, type SeedProfile } from '../data/accounts.ts';
import { addressBooks, type SeedAddressBook } from '../data/addresses.ts';
import { otherBuyers, type SeedBuyer } from '../data/buyers.ts';
import { companies, type SeedCompany } from '../data/companies.ts';
import { inquiries, type SeedInquiry } from '../data/inquiries.ts';
import { notes, type SeedNote } from '../data/notes.ts';
import { reviews, type SeedReview } from '../data/reviews.ts';
import { settings } from '../data/settings.ts';
import { generateOrders, type SeedOrder } from '../orders/generateOrders.ts';
import { quotes, type SeedQuote } from '../orders/quotes.ts';
import { requests, type SeedRequest } from '../orders/requests.ts';

/** All initial data of the shop. */
export interface Seed {
  /** When the shop starts. All dates are before it. */
  now: Date;
  accounts: SeedAccount[];
  /** Customers without a password. */
  otherBuyers: SeedBuyer[];
  /** The companies; members who are no accounts to sign in with have no password. */
  companies: SeedCompany[];
  addressBooks: SeedAddressBook[];
  catalogue: CatalogueTool[];
  shopWindow: string[];
  reviews: SeedReview[];
  inquiries: SeedInquiry[];
  quotes: SeedQuote[];
  /** The notes of staff, newest first. */
  notes: SeedNote[];
  orders: SeedOrder[];
  /** Orders of companies that wait for approval. */
  requests: SeedRequest[];
  settings: ShopSettings;
}

/** The seed of a shop that starts at that time. */
export const seedAt = (now: Date): Seed => {
  const people = { accounts, otherBuyers, companies, addressBooks };
  const written = { reviews, inquiries, quotes, notes };
  return {
    now,
    ...people,
    catalogue,
    shopWindow,
    ...written,
    orders: generateOrders(now),
    requests,
    settings,
  };
};

/** The seed of this project. */
export const seed: Seed = seedAt(new Date());

/** The members of companies who are not among the accounts to sign in with. */
export const otherMembersOf = ({
  accounts: known,
  companies: some,
}: Pick<Seed, 'accounts' | 'companies'>): SeedProfile[] => {
  const uids = new Set(known.map(({ uid }) => uid));
  return some
    .flatMap(({ members }) => members.map(({ profile }) => profile))
    .filter(({ uid }) => !uids.has(uid));
};

/** Everyone with an account. */
export const profilesOf = (
  candidate: Pick<Seed, 'accounts' | 'otherBuyers' | 'companies'>,
): SeedProfile[] => [...candidate.accounts, ...candidate.otherBuyers, ...otherMembersOf(candidate)];

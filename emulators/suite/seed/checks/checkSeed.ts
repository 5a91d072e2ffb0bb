import { addressSchema, currentUserSchema, profileSchema, reviewSchema } from 'functions/contract';
import type { SeedProfile } from '../data/accounts.ts';
import type { SeedAddressBook } from '../data/addresses.ts';
import { otherMembersOf, profilesOf, type Seed, seed } from '../dataset/seedData.ts';
import { assertUnique, checkEntry, SeedError } from '../dataset/seedError.ts';
import { checkCompanies } from './checkCompanies.ts';
import { checkCustomers } from './checkCustomers.ts';
import { checkInquiries } from './checkInquiries.ts';
import { checkOrders } from './checkOrders.ts';
import { checkQuotes } from './checkQuotes.ts';
import { checkTools } from './checkTools.ts';

const minPasswordLength = 6;

const checkProfiles = (file: string, profiles: readonly SeedProfile[]) => {
  for (const profile of profiles) {
    checkEntry(file, profile.email, currentUserSchema, profile);
    checkEntry(file, profile.email, profileSchema, profile);
  }
};

const checkAccounts = (candidate: Seed) => {
  const profiles = profilesOf(candidate);
  assertUnique(
    'data/accounts.ts',
    profiles.flatMap(({ uid, email }) => [uid, email]),
  );
  checkProfiles('data/accounts.ts', candidate.accounts);
  checkProfiles('data/buyers.ts', candidate.otherBuyers);
  checkProfiles('data/companies.ts', otherMembersOf(candidate));
  const short = candidate.accounts.find(({ password }) => password.length < minPasswordLength);
  if (short) throw new SeedError('data/accounts.ts', short.email, 'the password is too short');
};

const checkAddressBook = ({ payerId, addresses }: SeedAddressBook, seed: Seed) => {
  const file = 'data/addresses.ts';
  const payers = [...profilesOf(seed).map(({ uid }) => uid), ...seed.companies.map(({ id }) => id)];
  if (!payers.includes(payerId)) {
    throw new SeedError(file, payerId, 'there is no such account or company');
  }
  assertUnique(
    file,
    addresses.map(({ _id }) => _id),
  );
  for (const address of addresses) checkEntry(file, address._id, addressSchema, address);
  if (addresses.filter(({ isDefault }) => isDefault).length !== 1) {
    throw new SeedError(file, payerId, 'exactly one address must be the default');
  }
};

const checkReviews = (seed: Seed) => {
  const file = 'data/reviews.ts';
  const { reviews } = seed;
  for (const name of ['id', 'userId'] as const) {
    assertUnique(
      file,
      reviews.map((review) => review[name]),
    );
  }
  const uids = profilesOf(seed).map(({ uid }) => uid);
  const stray = reviews.find(({ userId }) => !uids.includes(userId));
  if (stray) throw new SeedError(file, stray.id, 'there is no such account');
  for (const review of reviews) checkEntry(file, review.id, reviewSchema, review);
};

/**
 * Checks a seed against the schemas of the contract, and for consistency.
 * @throws {SeedError} with the file, the entry and the cause.
 */
export const checkSeed = (candidate: Seed = seed): void => {
  checkTools(candidate);
  checkAccounts(candidate);
  for (const book of candidate.addressBooks) checkAddressBook(book, candidate);
  checkOrders(candidate);
  checkCompanies(candidate);
  checkCustomers(candidate);
  checkQuotes(candidate);
  checkReviews(candidate);
  checkInquiries(candidate);
};

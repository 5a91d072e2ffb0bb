import {
  currentUserSchema,
  limits,
  orderFormSchema,
  profileSchema,
  reviewSchema,
  toolSchema,
} from 'functions/contract';
import { type AnyObjectSchema, ValidationError } from 'yup';
import { CommandError } from '../launcher/command/commandError.ts';
import { accounts, customer, type SeedAccount } from './accounts.ts';
import { catalogue, catalogueFileOf, shopWindow } from './catalogue/catalogue.ts';
import type { CatalogueTool } from './catalogue/catalogueTool.ts';
import { orders, type SeedOrder } from './orders.ts';
import { reviews, type SeedReview } from './reviews.ts';

/** All initial data of the shop. */
export interface Seed {
  accounts: SeedAccount[];
  catalogue: CatalogueTool[];
  shopWindow: string[];
  reviews: SeedReview[];
  orders: SeedOrder[];
}

/** An error in an entry of the seed, with its file. */
export class SeedError extends CommandError {
  override name = 'SeedError';

  constructor(file: string, entry: string, cause: string) {
    super(`emulators/suite/seed/${file}: ${entry}: ${cause}`);
  }
}

/** The seed of this project. */
export const seed: Seed = { accounts, catalogue, shopWindow, reviews, orders };

// The address of a picture is known only when Storage runs.
const anyPicture = 'https://example.test/picture.webp';
const minPasswordLength = 6;

const check = (file: string, entry: string, schema: AnyObjectSchema, value: object) => {
  try {
    schema.validateSync(value, { strict: true, abortEarly: false });
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    throw new SeedError(file, entry, error.errors.join('; '));
  }
};

const assertUnique = (file: string, ids: readonly string[]) => {
  const twice = ids.find((id, index) => ids.indexOf(id) !== index);
  if (twice) throw new SeedError(file, twice, 'the id is used twice');
};

const checkTools = ({ catalogue, shopWindow }: Seed) => {
  const ids = catalogue.map(({ id }) => id);
  assertUnique('catalogue/catalogue.ts', ids);
  for (const { id, picture, ...tool } of catalogue) {
    const file = `catalogue/${catalogueFileOf(id) ?? 'catalogue.ts'}`;
    check(file, id, toolSchema, { ...tool, imageLink: anyPicture });
    if (!picture) throw new SeedError(file, id, 'it has no picture');
  }
  const unknown = shopWindow.find((id) => !ids.includes(id));
  if (unknown) {
    const cause = 'it is in the shop window, but not for sale';
    throw new SeedError('catalogue/catalogue.ts', unknown, cause);
  }
};

const checkOrders = ({ catalogue, orders }: Seed) => {
  assertUnique(
    'orders.ts',
    orders.map(({ id }) => id),
  );
  for (const { id, toolId, quantity, orderAddress, status, cancelledAt } of orders) {
    const tool = catalogue.find((candidate) => candidate.id === toolId);
    if (!tool) throw new SeedError('orders.ts', id, `there is no tool ${toolId}`);
    const form = { quantity, orderAddress, phoneNumber: customer.phoneNumber };
    const stock = { minOrder: tool.minOrder, available: limits.stock.max };
    check('orders.ts', id, orderFormSchema(stock), form);
    if ((status === 'cancelled') !== (cancelledAt !== undefined)) {
      throw new SeedError('orders.ts', id, 'status and cancelledAt do not match');
    }
  }
};

const checkAccounts = ({ accounts }: Seed) => {
  assertUnique(
    'accounts.ts',
    accounts.map(({ email }) => email),
  );
  for (const account of accounts) {
    check('accounts.ts', account.email, currentUserSchema, account);
    check('accounts.ts', account.email, profileSchema, account);
    if (account.password.length < minPasswordLength) {
      throw new SeedError('accounts.ts', account.email, 'the password is too short');
    }
  }
};

/**
 * Checks a seed against the schemas of the contract, and for consistency.
 * @throws {SeedError} with the file, the entry and the cause.
 */
export const checkSeed = (candidate: Seed = seed): void => {
  checkTools(candidate);
  checkOrders(candidate);
  checkAccounts(candidate);
  assertUnique(
    'reviews.ts',
    candidate.reviews.map(({ id }) => id),
  );
  for (const review of candidate.reviews) check('reviews.ts', review.id, reviewSchema, review);
};

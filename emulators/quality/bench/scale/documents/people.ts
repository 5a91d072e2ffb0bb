import { collectionNames, personTermsOf } from 'functions/contract';
import type { CartDocument, CustomerDocument, UserDocument } from 'functions/documents';
import type { ScaleTool } from './catalogue.ts';
import { customerCount, daysBefore, type ShopSize, type StoredDocument } from './size.ts';

const firstNames = 'Ada Ben Cleo Dan Eve Finn Gil Hana Ivo Jo'.split(' ');
const lastNames = 'Ash Birch Cedar Dale Elm Fir Grove Hazel Larch Moss Oakes Pine'.split(' ');

/** A customer of the shop. */
export interface Person {
  uid: string;
  email: string;
  displayName: string;
}

/** The admin, who has made the keys of programs. */
export const admin: Person = {
  uid: 'admin',
  email: 'admin@example.test',
  displayName: 'Ada Admin',
};

/** As many digits for all, so that no address begins with that of another customer. */
const digits = 6;

/** The n-th customer. */
export const personOf = (n: number): Person => {
  const number = String(n).padStart(digits, '0');
  const first = firstNames[n % firstNames.length];
  const last = lastNames[n % lastNames.length];
  return {
    uid: `customer-${n}`,
    email: `${first}.${last}${number}@example.test`.toLowerCase(),
    displayName: `${first} ${last} ${n}`,
  };
};

const userOf = ({ email, displayName }: Person, createdAt: Date): UserDocument => ({
  email,
  displayName,
  createdAt,
  role: 'customer',
  photoURL: '',
  education: '',
  location: 'Leeds',
  phoneNumber: '01234567890',
  emailVerified: true,
  searchTerms: personTermsOf(displayName, email),
});

const cartEvery = 10;

const cartOf = (n: number, tools: readonly ScaleTool[], updatedAt: Date): CartDocument => ({
  version: `cart-${n}`,
  lines: Array.from({ length: 1 + (n % 8) }, (_, line) => {
    const { _id, toolName, price } = tools[(n * 13 + line * 17) % tools.length] as ScaleTool;
    return { toolId: _id, quantity: 5, toolName, unitPrice: price * 100 };
  }),
  updatedAt,
});

/** The documents of the customers: their profiles, and the carts of one in ten. */
export const peopleDocuments = function* (
  size: ShopSize,
  tools: readonly ScaleTool[],
  now: Date,
): Generator<StoredDocument> {
  for (let n = 0; n < customerCount(size); n += 1) {
    const person = personOf(n);
    // A few join each day, as long as the shop has existed.
    const joined = daysBefore(now, n / 2);
    yield { path: `${collectionNames.users}/${person.uid}`, content: userOf(person, joined) };
    if (n % cartEvery !== 0) continue;
    const cart = cartOf(n, tools, daysBefore(now, n % 30));
    yield { path: `${collectionNames.carts}/${person.uid}`, content: cart };
  }
};

/** The debts of each customer, by uid. */
export type OpenAmounts = Map<string, number>;

/** The documents of what the customers owe. */
export const customerDocuments = function* (open: OpenAmounts): Generator<StoredDocument> {
  for (const [uid, amount] of open) {
    const content: CustomerDocument = { open: amount };
    yield { path: `${collectionNames.customers}/${uid}`, content };
  }
};

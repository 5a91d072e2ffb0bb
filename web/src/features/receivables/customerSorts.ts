import { ageGroups, type CustomerReceivables } from 'functions/contract';
import { ageTexts } from './ageTexts.ts';

const byAge = Object.fromEntries(
  ageGroups.map((age) => [age, `${ageTexts[age]}: highest first`]),
) as Record<(typeof ageGroups)[number], string>;

/** The sort orders of the customers who owe something. */
export const customerSorts = {
  total: 'Total: highest first',
  name: 'Name: A to Z',
  'name-desc': 'Name: Z to A',
  orders: 'Orders: most first',
  ...byAge,
} as const;
export type CustomerSort = keyof typeof customerSorts;

export const isCustomerSort = (text: string | null): text is CustomerSort =>
  text !== null && Object.hasOwn(customerSorts, text);

/** The order without a chosen one. */
export const initialSort: CustomerSort = 'total';

const byName = (one: CustomerReceivables, other: CustomerReceivables) =>
  one.payerName.localeCompare(other.payerName, 'en') ||
  one.userEmail.localeCompare(other.userEmail);

const amountOf = (
  customer: CustomerReceivables,
  sort: Exclude<CustomerSort, 'name' | 'name-desc'>,
) => (sort === 'total' || sort === 'orders' ? customer[sort] : customer.byAge[sort]);

/** The customers in a sort order; those with the same amount by name. */
export const sortCustomers = (
  customers: readonly CustomerReceivables[],
  sort: CustomerSort,
): CustomerReceivables[] =>
  customers.toSorted((one, other) => {
    if (sort === 'name') return byName(one, other);
    if (sort === 'name-desc') return byName(other, one);
    return amountOf(other, sort) - amountOf(one, sort) || byName(one, other);
  });

/** What the ids of customers whom staff have added begin with, so that no uid equals one. */
const prefix = 'customer-';

const pattern = /^customer-[\da-z]{20}$/;

/** Whether an id is that of a customer whom staff have added, who has no account. */
export const isAddedCustomer = (id: string): boolean => pattern.test(id);

const randomLength = 20;

/** The id of a customer whom staff add, from a UUID or a digest: its first 20 digits. */
export const addedCustomerIdOf = (random: string): string =>
  `${prefix}${random.replaceAll('-', '').slice(0, randomLength)}`;

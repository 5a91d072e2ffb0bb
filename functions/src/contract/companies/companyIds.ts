/** What the ids of companies begin with, so that no uid equals one. */
const prefix = 'company-';

const pattern = /^company-[\da-z]{20}$/;

/** Whether an id of a payer is that of a company, and not the uid of a person. */
export const isCompanyId = (id: string): boolean => pattern.test(id);

const randomLength = 20;

/** The id of a company, from a UUID or a digest: its first 20 digits. */
export const companyIdOf = (random: string): string =>
  `${prefix}${random.replaceAll('-', '').slice(0, randomLength)}`;

/** What the ids of companies begin with, so that no uid equals one. */
const prefix = 'company-';

const pattern = /^company-[\da-z]{20}$/;

/** Whether an id of a payer is that of a company, and not the uid of a person. */
export const isCompanyId = (id: string): boolean => pattern.test(id);

/** The id of a company, with a random part of 20 lower-case letters and digits. */
export const companyIdOf = (random: string): string => `${prefix}${random.slice(0, 20)}`;

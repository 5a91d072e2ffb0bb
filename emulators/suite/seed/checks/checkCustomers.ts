import { customerSchema, type PaymentTerms } from 'functions/contract';
import type { Seed } from '../dataset/seedData.ts';
import { checkEntry } from '../dataset/seedError.ts';

/** A customer or a company, as an error names them. */
interface SeedPayer {
  file: string;
  label: string;
  terms?: PaymentTerms;
  creditLimit?: number;
}

const payersOf = ({ otherBuyers, companies }: Seed): SeedPayer[] => [
  ...otherBuyers.map(({ email, ...buyer }) => ({
    ...buyer,
    file: 'data/buyers.ts',
    label: email,
  })),
  ...companies.map((company) => ({ ...company, file: 'data/companies.ts', label: company.name })),
];

/**
 * Checks what was agreed with the customers and companies of a seed.
 * @throws {SeedError} with the file, the customer and the cause.
 */
export const checkCustomers = (seed: Seed): void => {
  for (const { file, label, terms = null, creditLimit = null } of payersOf(seed)) {
    checkEntry(file, label, customerSchema, { terms, creditLimit });
  }
};

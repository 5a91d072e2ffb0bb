import {
  type Customer,
  type CustomerInput,
  customerSchema,
  formatCents,
  type PaymentTerms,
  readCents,
  termsLabel,
} from 'functions/contract';
import { dollarsText } from '../../lib/forms/hundredths.ts';

/**
 * Terms and credit limit as an admin types them: empty for the shop's default, and for no limit.
 */
export interface AgreementValues {
  terms: PaymentTerms | '';
  /** In dollars. */
  creditLimit: string;
}

/** The contract's rules for the credit limit; it may be empty. */
export const agreementSchema = customerSchema.pick(['creditLimit']).partial();

/** The agreement with a customer, as the form shows it. */
export const valuesOf = ({ terms, hasDefaultTerms, creditLimit }: Customer): AgreementValues => ({
  terms: hasDefaultTerms ? '' : terms,
  creditLimit: creditLimit === null ? '' : dollarsText(creditLimit),
});

/** The agreement that valid values mean. */
export const agreementOf = ({ terms, creditLimit }: AgreementValues): CustomerInput => ({
  terms: terms || null,
  creditLimit: readCents(creditLimit).value,
});

/** The shop's default terms as a choice. */
export const defaultTermsText = ({ defaultTerms }: Pick<Customer, 'defaultTerms'>): string =>
  `${termsLabel(defaultTerms)} (the shop’s default)`;

const termsText = (terms: PaymentTerms | null, customer: Customer) =>
  terms ? termsLabel(terms) : defaultTermsText(customer);

const limitText = (creditLimit: number | null) =>
  creditLimit === null ? 'no limit' : formatCents(creditLimit);

/** The changes of an agreement, in sentences; empty if there are none. */
export const agreementChanges = (input: CustomerInput, customer: Customer): string[] => {
  const before = agreementOf(valuesOf(customer));
  return [
    ...(input.terms === before.terms
      ? []
      : [
          `Payment terms: ${termsText(before.terms, customer)} → ${termsText(input.terms, customer)}`,
        ]),
    ...(input.creditLimit === before.creditLimit
      ? []
      : [`Credit limit: ${limitText(before.creditLimit)} → ${limitText(input.creditLimit)}`]),
  ];
};

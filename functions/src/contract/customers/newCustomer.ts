import { type InferType, object, string } from 'yup';
import { addressPartsSchema } from '../addresses/addressParts.ts';
import type { Address } from '../addresses/model.ts';
import type { Acknowledged } from '../calls/responses.ts';
import { emailPattern } from '../contact/emailPattern.ts';
import { limits } from '../limits.ts';
import { documentText } from '../text/documentText.ts';
import { oneLine, text } from '../text/text.ts';

/** What a customer can be. */
const customerKinds = ['person', 'company'] as const;
export type CustomerKind = (typeof customerKinds)[number];

/** The message for an address that another customer has. */
export const takenEmailMessage =
  'Another customer has this address: search for it, and choose them';

const invalidEmailMessage = 'Enter a valid e-mail address';

const email = text('E-mail', limits.email)
  .transform((typed: unknown) => (typeof typed === 'string' ? typed.toLowerCase() : typed))
  .matches(emailPattern, { message: invalidEmailMessage, excludeEmptyString: true });

const companyMessage = 'Enter the name of the company';

/**
 * A customer on the phone whom staff add: the address of a person, or of a company with its contact
 * person. They need no account and no e-mail address.
 */
export const newCustomerSchema = addressPartsSchema.concat(
  object({
    kind: string()
      .typeError('Kind must be a text')
      .required('Choose a person or a company')
      .oneOf(customerKinds, `Kind must be one of: ${customerKinds.join(', ')}`),
    company: documentText('Company', limits.addressParts.company)
      .matches(oneLine, 'Company must be one line')
      .default('')
      .test('named', companyMessage, (name, { parent }) => parent.kind !== 'company' || !!name),
    /** Empty for a customer who has none: no mails are sent to them. */
    email: email.default(''),
  }),
);
export type NewCustomerInput = InferType<typeof newCustomerSchema>;

/** The e-mail address that staff give to a customer without an account. */
export const customerEmailSchema = object({
  email: email.required('Enter the e-mail address'),
});
export type CustomerEmailInput = InferType<typeof customerEmailSchema>;

/** The response to an added customer. */
export interface AddedCustomer extends Acknowledged {
  /** The id of the person, or of the company. */
  payerId: string;
}

/** The contact person of a customer whom staff have added, as long as nobody has an account for it. */
export interface CustomerContact {
  userId: string;
  name: string;
  /** Empty for one who gets no mails. */
  email: string;
  /** Where the customer is, for the first delivery. */
  address: Address | null;
}

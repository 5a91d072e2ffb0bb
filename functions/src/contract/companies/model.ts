import { boolean, type InferType, number, object, string } from 'yup';
import { addressPartsSchema, country } from '../addresses/addressParts.ts';
import type { Acknowledged, Inserted } from '../calls/responses.ts';
import { emailPattern } from '../contact/emailPattern.ts';
import type { Sent } from '../kinds/fields.ts';
import { limits } from '../limits.ts';
import { customerSchema } from '../terms/agreedTerms.ts';
import { documentText, requiredDocumentText } from '../text/documentText.ts';
import { oneLine, text } from '../text/text.ts';
import { nullableCents, version } from './companyFields.ts';
import { companyLimits } from './companyLimits.ts';
import type { companyFields } from './fields.ts';
import { type CompanyStatus, decidedStatuses } from './lifecycle.ts';

const line = (label: string, max: number) =>
  documentText(label, max).matches(oneLine, `${label} must be one line`).default('');

/** The message for a company without any number by which the shop can look it up. */
const companyNumberMessage = 'Enter the tax number or the registration number';

/** The fields that a sign-up and an edit have in common. Invoices name most of them. */
const details = {
  name: requiredDocumentText('Name', companyLimits.name, 'Enter the name of the company').matches(
    oneLine,
    'Name must be one line',
  ),
  /** Where it is registered, which may be another country than that of its address. */
  country: country.default(''),
  taxId: line('Tax number', companyLimits.taxId).test(
    'number',
    companyNumberMessage,
    (taxId, { parent }) => Boolean(taxId || parent.registrationNumber),
  ),
  registrationNumber: line('Registration number', companyLimits.registrationNumber),
  billingAddress: addressPartsSchema
    .typeError('Enter the billing address')
    .default(undefined)
    .required('Enter the billing address'),
  /** Where invoices go besides the buyer; may be empty. */
  invoiceEmail: text('E-mail for invoices', limits.email)
    .matches(emailPattern, { message: 'Enter a valid e-mail address', excludeEmptyString: true })
    .default(''),
};

/** The body of a sign-up. The caller becomes the owner. */
export const companySignUpSchema = object({
  ...details,
  /** What the caller does in the company, for the staff who decide. */
  position: text('Your position', companyLimits.position)
    .matches(oneLine, 'Your position must be one line')
    .default(''),
});
export type CompanySignUpInput = InferType<typeof companySignUpSchema>;

const approvalMessage = 'Enter the rules of approval';

/** The rules of approval in a form; `approval.ts` applies them. */
export const approvalRulesSchema = object({
  fromAmount: nullableCents('Amount'),
  approvers: number<1 | 2>()
    .typeError('Approvers must be 1 or 2')
    .required('Approvers must be 1 or 2')
    .oneOf([1, 2], 'Approvers must be 1 or 2'),
  ownersExempt: boolean()
    .typeError('Exemption of owners must be on or off')
    .required('Exemption of owners must be on or off'),
}).typeError(approvalMessage);

/** The body of an edit by an owner: all details and rules, as of a version. */
export const companySchema = object({
  version,
  ...details,
  approval: approvalRulesSchema.default(undefined).required(approvalMessage),
});
export type CompanyInput = InferType<typeof companySchema>;

const agreedMessage = 'Agree payment terms and a credit limit, or neither';

/**
 * The body of a step by staff. Payment terms and a credit limit can be agreed when a company is
 * accepted; without them, the shop's defaults apply.
 */
export const companyTransitionSchema = object({
  to: string()
    .typeError('Status must be a text')
    .required('Status is required')
    .oneOf(decidedStatuses, `Status must be one of: ${decidedStatuses.join(', ')}`),
  /** The members read it. */
  reason: text('Reason', limits.transitionReason).default(''),
  agreed: customerSchema
    .default(undefined)
    .optional()
    .typeError(agreedMessage)
    .nonNullable(agreedMessage),
});
export type CompanyTransitionInput = InferType<typeof companyTransitionSchema>;

/** The details of a company, as they are stored. */
export type CompanyDetails = Omit<CompanyInput, 'version' | 'approval'>;

/** A company in a response; times are ISO 8601. */
export interface Company extends Sent<typeof companyFields> {
  _id: string;
  /** For staff: how many other companies have the same name. */
  sameName?: number;
}

/** The response to a sign-up. */
export interface SignedUpCompany extends Inserted {
  company: Company;
}

/** The response to a change of a company. */
export interface ChangedCompany extends Acknowledged {
  company: Company;
}

/** A company by its id and name, for a message about it. */
export interface CompanyReference {
  _id: string;
  name: string;
}

/** What is still open when staff close a company. */
export interface OpenBusiness {
  orders: number;
  quotes: number;
  /** What its orders owe, in whole cents. */
  amount: number;
}

/** The reason of the current status; empty if there is none. */
export const statusReasonOf = ({
  history,
}: {
  history: readonly { status: CompanyStatus; reason?: string }[];
}): string => history.at(-1)?.reason ?? '';

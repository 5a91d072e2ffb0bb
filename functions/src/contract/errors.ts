import type { KeyProblem, KeyStatus } from './apiKeys/keyStatus.ts';
import type { AttributeUse } from './attributes/model.ts';
import type { GuessedColumns } from './bank/statements/columns.ts';
import type { BankEntry } from './bank/statements/model.ts';
import type { Approver, MatchedRule } from './companies/approval.ts';
import type { CompanyStatus, DecidedStatus, InvitationStatus } from './companies/lifecycle.ts';
import type { CompanyReference, OpenBusiness } from './companies/model.ts';
import type { CurrentState } from './currentState.ts';
import type { EndedPrice } from './lines/agreement.ts';
import type { RefusedLine } from './lines/lineChecks.ts';
import type { OrderStatus } from './orders/lifecycle.ts';
import type { ShortLine } from './orders/lineCounters.ts';
import type { ParcelStatus } from './orders/parcels.ts';
import type { UndoProblem } from './orders/undo.ts';
import type { Permission } from './permissions/permissions.ts';
import type { PriceListStatus, PriceListTarget } from './prices/lifecycle.ts';
import type { QuoteStatus } from './quotes/lifecycle.ts';
import type { ReminderProblem } from './reminders/reminders.ts';
import type { RequestStatus } from './requests/lifecycle.ts';
import type { ReturnStatus, ReturnTarget } from './returns/lifecycle.ts';
import type { ProofKind } from './secondFactor/model.ts';
import type { Tool } from './tools/model.ts';

/** All error codes of the API, with their HTTP statuses. */
export const errorStatus = {
  validation: 400,
  'bank-file-refused': 400,
  unauthenticated: 401,
  'key-refused': 401,
  forbidden: 403,
  'email-required': 403,
  'not-a-member': 403,
  'role-forbidden': 403,
  'invitation-address': 403,
  'proof-required': 403,
  'key-forbidden': 403,
  'companies-only': 403,
  'tool-not-found': 404,
  'order-not-found': 404,
  'address-not-found': 404,
  'list-not-found': 404,
  'view-not-found': 404,
  'payment-not-found': 404,
  'invoice-not-found': 404,
  'shipment-not-found': 404,
  'return-not-found': 404,
  'user-not-found': 404,
  'quote-not-found': 404,
  'inquiry-not-found': 404,
  'mail-not-found': 404,
  'key-not-found': 404,
  'webhook-not-found': 404,
  'delivery-not-found': 404,
  'review-not-found': 404,
  'company-not-found': 404,
  'member-not-found': 404,
  'invitation-not-found': 404,
  'request-not-found': 404,
  'price-list-not-found': 404,
  'group-not-found': 404,
  'attribute-not-found': 404,
  'document-not-found': 404,
  'family-not-found': 404,
  'role-not-found': 404,
  'import-not-found': 404,
  'entry-not-found': 404,
  'not-found': 404,
  'method-not-allowed': 405,
  'insufficient-stock': 409,
  discontinued: 409,
  'price-changed': 409,
  'order-minimum': 409,
  'credit-exceeded': 409,
  'settings-incomplete': 409,
  'order-not-cancellable': 409,
  'order-not-confirmed': 409,
  'transition-not-allowed': 409,
  'undo-not-possible': 409,
  overpayment: 409,
  'nothing-due': 409,
  'reminder-refused': 409,
  'refund-exceeded': 409,
  'nothing-left': 409,
  'credit-too-high': 409,
  'shipment-not-changeable': 409,
  'return-too-late': 409,
  'return-not-changeable': 409,
  'payment-not-reversible': 409,
  'payment-of-bank-entry': 409,
  'entry-not-open': 409,
  'entry-not-booked': 409,
  'write-off-exceeded': 409,
  'card-not-available': 409,
  'quote-not-changeable': 409,
  'mail-pending': 409,
  'key-not-active': 409,
  'keys-not-available': 409,
  'webhook-off': 409,
  'delivery-pending': 409,
  'review-exists': 409,
  'sku-taken': 409,
  'in-stock': 409,
  'idempotency-conflict': 409,
  'last-admin': 409,
  'bank-columns-needed': 409,
  'second-factor-on': 409,
  'second-factor-off': 409,
  'code-refused': 409,
  'company-inactive': 409,
  'company-not-changeable': 409,
  'company-not-settled': 409,
  'invitation-closed': 409,
  'last-owner': 409,
  'approval-required': 409,
  'approval-not-needed': 409,
  'request-closed': 409,
  'request-pending': 409,
  'requester-left': 409,
  'price-list-not-changeable': 409,
  'price-lists-full': 409,
  'group-in-use': 409,
  'attribute-in-use': 409,
  'role-in-use': 409,
  'role-locked': 409,
  'already-staff': 409,
  'email-not-verified': 409,
  'precondition-failed': 412,
  'payload-too-large': 413,
  'unsupported-media-type': 415,
  'rate-limited': 429,
  internal: 500,
  unavailable: 503,
} as const satisfies Record<string, number>;

/** An error code. The compiler checks that maps over all codes are complete. */
export type ErrorCode = keyof typeof errorStatus;

/** One message per invalid field, by its path in the form. */
export type FieldErrors = Record<string, string>;

/** Of an order with `lines`: all refused lines, and their messages. */
interface RefusedLines {
  errors?: FieldErrors;
  lines?: RefusedLine[];
}

interface RefusedTransition {
  /** The current status of the order. */
  orderStatus: OrderStatus;
  /** The statuses to which the caller may move it. */
  allowed: OrderStatus[];
}

interface RefusedAmount {
  /** The most that can be paid or refunded, in cents. */
  due: number;
  errors: FieldErrors;
}

/** The details of the errors that have some, which screens need to offer a next step. */
interface SpecificDetails {
  /** Of a refused quantity: the nearest ones that can be ordered, smaller first. */
  validation: { errors: FieldErrors; nearest?: number[]; lines?: RefusedLine[] };
  /** The problem with the App Check token, if that was the cause. */
  unauthenticated: { appCheck?: 'missing' | 'invalid' };
  /** Why the key of the call is not accepted. */
  'key-refused': { keyProblem: KeyProblem };
  /** The permission that the caller lacks, if one is all that it takes. */
  forbidden: { permission?: Permission };
  'tool-not-found': RefusedLines;
  discontinued: RefusedLines;
  /** The pieces on sale now, and the nearest quantities that can be ordered. */
  'insufficient-stock': RefusedLines & { available: number; nearest?: number[] };
  /** The current price in cents for the ordered quantity, and the current tool. */
  'price-changed': RefusedLines & {
    unitPrice: number;
    tool: Tool;
    /** The list by which the line had its price until the list ended. */
    ended?: EndedPrice;
  };
  /** What ended the key. */
  'key-not-active': { keyStatus: Exclude<KeyStatus, 'active'> };
  'in-stock': { tool: Tool };
  'sku-taken': { errors: FieldErrors };
  /** What the caller has to do first. */
  'proof-required': { proof: ProofKind };
  /** How long no code counts after several wrong ones; 0 for a code that can be corrected. */
  'code-refused': { errors: FieldErrors; waitMinutes: number };
  'settings-incomplete': { errors: FieldErrors };
  'transition-not-allowed': RefusedTransition;
  /** Why a deed cannot be undone. */
  'undo-not-possible': { undoProblem: UndoProblem };
  'order-not-cancellable': RefusedTransition;
  /** The current status of the quote, and the statuses to which the caller may move it. */
  'quote-not-changeable': { quoteStatus: QuoteStatus; allowedForQuote: QuoteStatus[] };
  /** The least that an order must cost, and what is missing, in cents. */
  'order-minimum': { minimum: number; missing: number };
  /** What another order may cost, and the credit limit, in cents. */
  'credit-exceeded': { room: number; creditLimit: number };
  /** Why the reminder was not sent. */
  'reminder-refused': { refusedReminder: ReminderProblem };
  overpayment: RefusedAmount;
  'refund-exceeded': RefusedAmount;
  'write-off-exceeded': RefusedAmount;
  /** The row of a bank statement as it is, which someone else may have handled. */
  'entry-not-open': { bankEntry: BankEntry };
  'entry-not-booked': { bankEntry: BankEntry };
  /** The row of a bank statement for which the payment was booked. */
  'payment-of-bank-entry': { bankEntryId: string };
  /** The net amount that the invoice has left. */
  'credit-too-high': RefusedAmount;
  /** The lines of which more pieces are wanted than there are, with their counters. */
  'nothing-left': { errors: FieldErrors; shortLines: ShortLine[] };
  'shipment-not-changeable': {
    shipmentStatus: ParcelStatus;
    /** The numbers of the open returns that keep it from being reversed. */
    openReturns: string[];
  };
  /** The last day on which the pieces could be returned. */
  'return-too-late': { errors: FieldErrors; lastDay: string };
  /** The status of the return, and those to which the caller may move it. */
  'return-not-changeable': { returnStatus: ReturnStatus; allowedForReturn: ReturnTarget[] };
  /** The status of the company, which does not allow this. */
  'company-inactive': { companyStatus: CompanyStatus };
  /** The status of the company, and those to which staff can move it. */
  'company-not-changeable': { companyStatus: CompanyStatus; allowedForCompany: DecidedStatus[] };
  /** What is open, so that the company can't be closed. */
  'company-not-settled': { openBusiness: OpenBusiness };
  'invitation-closed': { invitationStatus: Exclude<InvitationStatus, 'open'> };
  /** The companies that would have no owner. */
  'last-owner': { companies: CompanyReference[] };
  /** The rules that the order matches, who can approve it, and how many have to. */
  'approval-required': {
    rules: MatchedRule[];
    approvers: Approver[];
    approversNeeded: 0 | 1 | 2;
  };
  /** Of a decision about a request: whose it is, where that and not the role refuses it. */
  'role-forbidden': { requestOf?: 'caller' | 'another' };
  /** The status of the request, which can no longer be decided. */
  'request-closed': { requestStatus: RequestStatus };
  /** The status of the price list, and those to which staff can move it. */
  'price-list-not-changeable': {
    priceListStatus: PriceListStatus;
    allowedForPriceList: PriceListTarget[];
  };
  /** The maximum number of active price lists. */
  'price-lists-full': { maxPriceLists: number };
  'attribute-in-use': { use: AttributeUse };
  'precondition-failed': CurrentState;
  /** Why the file cannot be imported, for people. */
  'bank-file-refused': { fileProblem: string };
  /** The header and first rows of a table, and what its columns seem to say. */
  'bank-columns-needed': {
    header: string[];
    rows: string[][];
    guess: GuessedColumns;
    columnProblem: 'unknown' | 'days';
  };
  /** The maximum body size in bytes. */
  'payload-too-large': { maxBytes: number };
  /** The accepted media type. */
  'unsupported-media-type': { mediaType: string };
}

/** The details of each error. */
export type ErrorDetails = {
  [Code in ErrorCode]: Code extends keyof SpecificDetails
    ? SpecificDetails[Code]
    : Record<string, never>;
};

/** The details of an error with this code. */
export type DetailsOf<Code extends ErrorCode> = ErrorDetails[Code];

type Names<Details> = Details extends unknown ? keyof Details : never;
type Values<Details, Name extends PropertyKey> = Details extends { [Key in Name]?: infer Value }
  ? Value
  : never;
type AnyDetails = SpecificDetails[keyof SpecificDetails];

/**
 * The body of every error response, `application/problem+json`, with the details of its code.
 * @see https://www.rfc-editor.org/rfc/rfc9457
 */
export type Problem = {
  type: string;
  title: string;
  status: number;
  detail: string;
  code: ErrorCode;
  /** Equal to `detail`. The screens show it. */
  message: string;
} & { [Name in Names<AnyDetails>]?: Values<AnyDetails, Name> };

import {
  anyObject,
  cents,
  count,
  flag,
  type JsonSchema,
  listOf,
  objectOf,
  oneOf,
  text,
  time,
  yes,
} from '../../contract/calls/jsonSchema.ts';
import {
  type AddedCustomer,
  type AgedAmounts,
  ageGroups,
  type CardCheckout,
  type Customer,
  type CustomerContact,
  type CustomerReceivables,
  type CustomerTerms,
  companyStatuses,
  type GroupReference,
  type InvoiceSummary,
  invoiceKinds,
  invoiceStatuses,
  type JointInvoice,
  type JointPayment,
  type ListedInvoice,
  type MailedStatement,
  type OrderPayments,
  type PaidTogether,
  type PayerInvoice,
  type PayingCompany,
  type Payment,
  type PublicSettings,
  paymentKinds,
  paymentMethods,
  paymentTerms,
  type Receivables,
  type RecordedJointPayment,
  type RecordedPayment,
  recordedMethods,
  type SavedSettings,
  settledMethods,
} from '../../contract/index.ts';
import { about, nullable, recordOf } from '../../contract/kinds/fields.ts';
import { country, currency, payerFields } from '../../contract/kinds/sharedFields.ts';
import { taxFields } from '../../contract/tax/fields.ts';
import { bank, shopSettings, timeZone } from './settingsSchemas.ts';

const nullableCents = { type: ['integer', 'null'], description: 'Cents' };
const day = { type: 'string', format: 'date', description: "A day in the shop's time zone" };
const terms = oneOf(paymentTerms);

const together = {
  ...objectOf<PaidTogether>({ amount: cents, orderNumbers: listOf(text) }),
  description: 'Of a payment of several orders: its amount, and all of them',
};

const payment = objectOf<Payment>(
  {
    _id: text,
    orderId: text,
    orderNumber: text,
    ...payerFields,
    userId: text,
    userName: text,
    kind: oneOf(paymentKinds),
    amount: { type: 'integer', description: 'Cents; negative when money went back' },
    currency,
    method: oneOf([...new Set([...recordedMethods, ...paymentMethods, ...settledMethods])]),
    reference: text,
    receivedAt: day,
    reverses: { type: ['string', 'null'], description: 'The entry that a reversal takes back' },
    reason: text,
    by: { type: ['string', 'null'], description: 'The uid of the admin; null for a card' },
    together,
    bankEntryId: { ...text, description: 'The row of a bank statement that it books' },
    recordedAt: time,
  },
  ['together', 'bankEntryId'],
);

const invoiceFields = {
  number: text,
  kind: oneOf(invoiceKinds),
  issuedAt: time,
  dueAt: { type: ['string', 'null'], format: 'date-time' },
  orderId: text,
  orderNumber: text,
  total: cents,
  currency,
} as const;

const invoice = objectOf<InvoiceSummary>(invoiceFields);

const listedFields = {
  _id: { ...text, description: 'Its number' },
  ...invoiceFields,
  ...payerFields,
  buyerName: text,
  buyerEmail: text,
  cancels: { type: ['string', 'null'], description: 'Of a credit note: the number of its invoice' },
} as const;

const payerInvoice = objectOf<PayerInvoice>({
  ...listedFields,
  poNumber: text,
  status: {
    anyOf: [oneOf(invoiceStatuses), { type: 'null' }],
    description: 'Null for a credit note',
  },
  open: { ...cents, description: 'What is still to be paid, in cents' },
});

const agreed = {
  terms,
  creditLimit: { ...nullableCents, description: 'Cents; null for no limit' },
  open: { ...cents, description: 'The sum of the amounts due of all orders, in cents' },
  room: { ...nullableCents, description: 'What another order may cost; null without a limit' },
  holdHours: count,
};

const byAge = objectOf<AgedAmounts>(
  Object.fromEntries(ageGroups.map((age) => [age, cents])) as Record<keyof AgedAmounts, JsonSchema>,
);

const payingCompany = objectOf<PayingCompany>({
  number: text,
  name: text,
  status: oneOf(companyStatuses),
});

const ofCustomer = objectOf<CustomerReceivables>({
  ...payerFields,
  userEmail: { ...text, description: 'The address of the account that ordered last' },
  orders: count,
  total: cents,
  byAge,
  reminder: {
    anyOf: [recordOf({ level: count, at: time, name: text }), { type: 'null' }],
    description: 'The last reminder; null before the first one',
  },
  promisedBy: about(nullable(text), 'The last day on which the customer has promised to pay'),
});

/** What refused payments and reminders tell besides the message. */
export const paymentProblemDetails = {
  due: { ...cents, description: 'The most that can be paid or refunded, in cents' },
  refusedReminder: {
    ...anyObject,
    description: 'Why the reminder was not sent: `problem`, with its level, time, name or day',
  },
};

/** The response schemas of payments, settings and customers by name. */
export const paymentSchemas = {
  ListedInvoice: objectOf<ListedInvoice>(listedFields),
  PayerInvoice: payerInvoice,
  Payment: payment,
  OrderPayments: objectOf<OrderPayments>({
    payments: { ...listOf(payment), description: 'Oldest first' },
    invoices: listOf(invoice),
    bank,
    cardPayments: { ...flag, description: 'Whether the caller can pay by card now' },
  }),
  RecordedPayment: objectOf<RecordedPayment>({
    acknowledged: yes,
    payment: { $ref: '#/components/schemas/Payment' },
    order: { $ref: '#/components/schemas/Order' },
  }),
  JointPayment: objectOf<JointPayment>({
    reference: { ...text, description: 'Names all invoices on the bank statement' },
    invoices: listOf(
      objectOf<JointInvoice>({
        number: text,
        orderNumber: text,
        dueAt: invoiceFields.dueAt,
        open: cents,
      }),
    ),
    total: cents,
    currency,
    bank,
  }),
  RecordedJointPayment: objectOf<RecordedJointPayment>({
    acknowledged: yes,
    payments: listOf(payment),
  }),
  CardCheckout: objectOf<CardCheckout>({ url: { ...text, format: 'uri' } }),
  ShopSettings: shopSettings,
  SavedSettings: objectOf<SavedSettings>({ acknowledged: yes, version: text }),
  PublicSettings: objectOf<PublicSettings>({
    name: text,
    address: text,
    country,
    email: text,
    phone: text,
    currency,
    ...taxFields,
    orderMinimum: cents,
    returnDays: count,
    timeZone,
    deliveryDay: { ...text, description: 'The day by which an order of now arrives' },
    lastRequestedDay: { ...text, description: 'The last day that an order of now can request' },
    cardPayments: flag,
    companiesOnly: flag,
  }),
  CustomerTerms: objectOf<CustomerTerms>(agreed),
  MailedStatement: objectOf<MailedStatement>({ acknowledged: yes, to: text }),
  AddedCustomer: objectOf<AddedCustomer>({ acknowledged: yes, payerId: payerFields.payerId }),
  Customer: objectOf<Customer>({
    payerId: payerFields.payerId,
    profile: { anyOf: [{ $ref: '#/components/schemas/Profile' }, { type: 'null' }] },
    company: { anyOf: [payingCompany, { type: 'null' }] },
    contact: {
      anyOf: [
        objectOf<CustomerContact>({
          ...{ userId: text, name: text, email: text },
          address: { anyOf: [{ $ref: '#/components/schemas/Address' }, { type: 'null' }] },
        }),
        { type: 'null' },
      ],
      description: 'Of a customer whom staff have added, who has no account',
    },
    hasDefaultTerms: flag,
    groups: listOf(objectOf<GroupReference>({ _id: text, name: text })),
    defaultTerms: terms,
    overdue: { ...cents, description: 'What of the open amount is overdue, in cents' },
    ...agreed,
  }),
  Receivables: objectOf<Receivables>({
    total: cents,
    byAge,
    customers: { ...listOf(ofCustomer), description: 'Highest amount first' },
    refundDue: objectOf<Receivables['refundDue']>({ orders: count, total: cents }),
  }),
};

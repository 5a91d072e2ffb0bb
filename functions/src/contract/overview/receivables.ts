import { daysOverdue } from '../terms/paymentTerms.ts';

/** How long an amount has been overdue, in days. */
export const ageGroups = ['not-due', '1-30', '31-60', '61-90', 'over-90'] as const;
export type AgeGroup = (typeof ageGroups)[number];

/** Amounts in whole cents by age. */
export type AgedAmounts = Record<AgeGroup, number>;

/** The debts of a payer. Money is in whole cents. */
export interface CustomerReceivables {
  payerId: string;
  payerName: string;
  /** The address of the account that ordered last. */
  userEmail: string;
  /** The number of orders that are not paid. */
  orders: number;
  total: number;
  byAge: AgedAmounts;
  /** The last reminder of any of the orders; null before the first one. */
  reminder: { level: number; at: string; name: string } | null;
  /** The last day on which the customer has promised to pay; null without a promise. */
  promisedBy: string | null;
}

/** The debts of all customers. Money is in whole cents. */
export interface Receivables {
  total: number;
  byAge: AgedAmounts;
  /** Highest amount first. */
  customers: CustomerReceivables[];
  /** The amount that the shop has to refund, and for how many orders. */
  refundDue: { orders: number; total: number };
}

/** The fields of an unpaid order that receivables need. */
export interface OpenAmount {
  payerId: string;
  payerName: string;
  userEmail: string;
  createdAt: Date;
  amountDue: number;
  dueAt: Date | null;
  reminders?: readonly { level: number; at: Date; uid: string | null; name: string }[];
  promise?: { day: string } | null;
}

const daysPerGroup = 30;

/** The age of an amount with a due date; one without is not due. */
export const ageGroupOf = (dueAt: Date | null, now: Date, timeZone: string): AgeGroup => {
  const days = dueAt ? daysOverdue(dueAt, now, timeZone) : 0;
  if (days <= 0) return 'not-due';
  return ageGroups[Math.ceil(days / daysPerGroup)] ?? 'over-90';
};

const sumOf = (amounts: readonly OpenAmount[]): number =>
  amounts.reduce((sum, { amountDue }) => sum + amountDue, 0);

const byAgeOf = (amounts: readonly OpenAmount[], now: Date, timeZone: string): AgedAmounts => {
  const groups = Map.groupBy(amounts, ({ dueAt }) => ageGroupOf(dueAt, now, timeZone));
  return Object.fromEntries(
    ageGroups.map((age) => [age, sumOf(groups.get(age) ?? [])]),
  ) as AgedAmounts;
};

/** The last order names the payer as the payer is called by now. */
const lastOf = (amounts: readonly OpenAmount[]): OpenAmount | undefined =>
  amounts.toSorted((one, other) => other.createdAt.getTime() - one.createdAt.getTime())[0];

const lastReminderOf = (amounts: readonly OpenAmount[]): CustomerReceivables['reminder'] => {
  const sent = amounts.flatMap(({ reminders = [] }) => reminders.slice(-1));
  const last = sent.toSorted((one, other) => other.at.getTime() - one.at.getTime())[0];
  return last ? { level: last.level, at: last.at.toISOString(), name: last.name } : null;
};

const lastPromiseOf = (amounts: readonly OpenAmount[]): string | null =>
  amounts
    .flatMap(({ promise }) => promise?.day ?? [])
    .toSorted()
    .at(-1) ?? null;

const ofCustomer = (
  payerId: string,
  amounts: readonly OpenAmount[],
  now: Date,
  timeZone: string,
): CustomerReceivables => {
  const { payerName = '', userEmail = '' } = lastOf(amounts) ?? {};
  const [orders, total] = [amounts.length, sumOf(amounts)];
  const amount = { orders, total, byAge: byAgeOf(amounts, now, timeZone) };
  const [reminder, promisedBy] = [lastReminderOf(amounts), lastPromiseOf(amounts)];
  return { payerId, payerName, userEmail, ...amount, reminder, promisedBy };
};

/** Adds up open amounts: in total, by age and by payer. */
export const receivablesOf = (
  amounts: readonly OpenAmount[],
  now: Date,
  timeZone: string,
): Omit<Receivables, 'refundDue'> => ({
  total: sumOf(amounts),
  byAge: byAgeOf(amounts, now, timeZone),
  customers: [...Map.groupBy(amounts, ({ payerId }) => payerId)]
    .map(([payerId, own]) => ofCustomer(payerId, own, now, timeZone))
    .toSorted((one, other) => other.total - one.total),
});

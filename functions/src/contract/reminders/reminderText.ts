import { formatDay } from '../days.ts';
import { type Currency, formatCentsIn } from '../money.ts';
import { counted } from '../numbers/numbers.ts';

/** What the text of a reminder can name, and what that is, for staff who write one. */
export const reminderPlaceholders = {
  customer: 'the name of the customer',
  order: 'the number of the order',
  invoice: 'the number of the invoice, or of the order as long as there is none',
  amount: 'the amount due',
  dueDate: 'the day on which it was due',
  days: 'for how long it has been due',
} as const;
type ReminderPlaceholder = keyof typeof reminderPlaceholders;

const names = Object.keys(reminderPlaceholders);

const pattern = /\{([^{}]*)\}/g;

const unknownMessage = `Only these can stand in braces: ${names.join(', ')}`;

/** The problem with the placeholders of a text; null if there is none. */
export const placeholderProblem = (text: string): string | null => {
  if ([...text.matchAll(pattern)].some(([, name = '']) => !names.includes(name))) {
    return unknownMessage;
  }
  return /[{}]/.test(text.replace(pattern, '')) ? 'A brace of a placeholder is missing' : null;
};

/** A late payment, as the text of a reminder names it. */
export interface LatePayment {
  customer: string;
  order: string;
  invoice: string | null;
  currency: Currency;
  /** In cents. */
  amount: number;
  /** In the shop's time zone: `2026-11-21`. */
  dueOn: string;
  daysOverdue: number;
}

/** The paragraphs of a text with a late payment in place of the placeholders. */
export const reminderParagraphs = (
  text: string,
  { customer, order, invoice, currency, amount, dueOn, daysOverdue }: LatePayment,
): string[] => {
  const values: Record<ReminderPlaceholder, string> = {
    customer,
    order,
    invoice: invoice ?? order,
    amount: formatCentsIn(currency, amount),
    dueDate: formatDay(dueOn),
    days: counted(daysOverdue, 'day'),
  };
  const filled = text.replace(pattern, (typed, name: string) =>
    name in values ? values[name as ReminderPlaceholder] : typed,
  );
  return filled.split(/\n\s*\n/).map((paragraph) => paragraph.trim());
};

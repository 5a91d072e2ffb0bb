import { formatCents, refusedReminderText } from '../../contract/index.ts';
import { type ProblemText, problemText } from './problemText.ts';

type PaymentCode =
  | ('overpayment' | 'nothing-due' | 'refund-exceeded' | 'payment-not-reversible')
  | ('reminder-refused' | 'card-not-available');

/** The texts of errors about payments, refunds and reminders. */
export const paymentProblems: { [Code in PaymentCode]: ProblemText<Code> } = {
  overpayment: problemText('More than is due', ({ due }) =>
    due > 0 ? `Only ${formatCents(due)} of this order is due.` : 'Nothing of this order is due.',
  ),
  'nothing-due': problemText('Nothing due', 'There is nothing to pay for this order.'),
  'reminder-refused': problemText('Reminder not sent', ({ refusedReminder }) =>
    refusedReminderText(refusedReminder),
  ),
  'refund-exceeded': problemText('More than is to be refunded', ({ due }) =>
    due > 0
      ? `Only ${formatCents(due)} of this order has to be refunded.`
      : 'Nothing of this order has to be refunded.',
  ),
  'payment-not-reversible': problemText(
    'Payment not reversible',
    'This entry cannot be reversed: it has been reversed or refunded, or is a payment by card.',
  ),
  'card-not-available': problemText(
    'Card payment not available',
    'The shop does not take cards at the moment.',
  ),
};

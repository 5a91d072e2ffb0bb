import { formatCents } from '../../contract/index.ts';
import { type ProblemText, problemText } from './problemText.ts';

type BankCode =
  | ('import-not-found' | 'entry-not-found' | 'entry-not-open' | 'entry-not-booked')
  | ('write-off-exceeded' | 'payment-of-bank-entry')
  | ('bank-file-refused' | 'bank-columns-needed');

/** The texts of errors about statements of the shop's bank. */
export const bankProblems: { [Code in BankCode]: ProblemText<Code> } = {
  'import-not-found': problemText('Import not found', 'There is no such import.'),
  'entry-not-found': problemText('Entry not found', 'There is no such entry of the bank.'),
  'payment-of-bank-entry': problemText(
    'Payment of a bank statement',
    'This entry was booked for a transfer of a bank statement: undo the booking of the transfer.',
  ),
  'entry-not-open': problemText('Transfer not open', ({ bankEntry }) =>
    bankEntry.status === 'booked'
      ? `${bankEntry.handledBy ?? 'Someone'} has booked this transfer already.`
      : `${bankEntry.handledBy ?? 'Someone'} has left this transfer alone: open it again first.`,
  ),
  'entry-not-booked': problemText(
    'Transfer not booked',
    'This transfer is not booked, or its booking has been undone already.',
  ),
  'write-off-exceeded': problemText('More than may be written off', ({ due }) =>
    due > 0
      ? `At most ${formatCents(due)} of an invoice is written off. Staff can change it in the settings.`
      : 'Nothing is written off: staff can change it in the settings.',
  ),
  'bank-file-refused': problemText('File not imported', ({ fileProblem }) => `${fileProblem}.`),
  'bank-columns-needed': problemText('Columns needed', ({ columnProblem }) =>
    columnProblem === 'days'
      ? 'The days of this file could be read in two ways. Choose how they are written.'
      : 'The columns of this file are not known yet. Choose once what they say.',
  ),
};

import { type ProblemText, problemText } from './problemText.ts';

type BankCode = 'import-not-found' | 'entry-not-found';

/** The texts of errors about statements of the shop's bank. */
export const bankProblems: { [Code in BankCode]: ProblemText<Code> } = {
  'import-not-found': problemText('Import not found', 'There is no such import.'),
  'entry-not-found': problemText('Entry not found', 'There is no such entry of the bank.'),
};

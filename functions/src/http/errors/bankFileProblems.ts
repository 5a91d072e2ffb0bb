import { type ProblemText, problemText } from './problemText.ts';

type BankFileCode = 'bank-file-refused' | 'bank-columns-needed';

/** The texts of errors about files with bank statements. */
export const bankFileProblems: { [Code in BankFileCode]: ProblemText<Code> } = {
  'bank-file-refused': problemText('File not imported', ({ fileProblem }) => `${fileProblem}.`),
  'bank-columns-needed': problemText('Columns needed', ({ columnProblem }) =>
    columnProblem === 'days'
      ? 'The days of this file could be read in two ways. Choose how they are written.'
      : 'The columns of this file are not known yet. Choose once what they say.',
  ),
};

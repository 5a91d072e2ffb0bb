import { counted, type ProofKind } from '../../contract/index.ts';
import { type ProblemText, problemText } from './problemText.ts';

const proofTexts: Record<ProofKind, string> = {
  'sign-in': 'Log in again to confirm that it is you.',
  code: 'Enter a code of your authenticator app to confirm that it is you.',
};

type ProofCode = 'proof-required' | 'second-factor-on' | 'second-factor-off' | 'code-refused';

/** The texts of errors about second factors and proofs of who is there. */
export const proofProblems: { [Code in ProofCode]: ProblemText<Code> } = {
  'proof-required': problemText('Proof required', ({ proof }) => proofTexts[proof]),
  'second-factor-on': problemText(
    'Second factor on',
    'The account has an authenticator app already. Remove it first to set up another one.',
  ),
  'second-factor-off': problemText(
    'Second factor off',
    'The account has no authenticator app that was set up completely.',
  ),
  'code-refused': problemText('Code refused', ({ waitMinutes }) =>
    waitMinutes > 0
      ? `There were too many wrong codes. Wait ${counted(waitMinutes, 'minute')}, and enter a new one.`
      : 'This code is wrong, or was used before. Wait for the next one, and enter it.',
  ),
};

import type { KeyProblem } from '../../contract/index.ts';
import { type ProblemText, problemText } from './problemText.ts';

const refusals: Record<KeyProblem, string> = {
  malformed: 'The key has a typo: its checksum is wrong. Copy it once more.',
  environment:
    'The key is for another environment: th_live_ keys are for the shop, th_test_ keys for copies of it.',
  unknown: 'There is no such key.',
  revoked: 'The key was revoked. Use the one that replaces it.',
  expired: 'The key has expired. Use the one that replaces it.',
  creator:
    'The person who created the key no longer has the right to it. Someone else has to create one.',
  company: 'The company of the key is not active.',
  address: 'The key is not accepted from this address.',
};

type KeyCode =
  | 'key-refused'
  | 'key-forbidden'
  | 'key-not-found'
  | 'key-not-active'
  | 'keys-not-available';

/** The texts of errors about API keys. */
export const keyProblemTexts: { [Code in KeyCode]: ProblemText<Code> } = {
  'key-refused': problemText('Key refused', ({ keyProblem }) => refusals[keyProblem]),
  'key-forbidden': problemText(
    'Not with a key',
    'No API key may do this. Someone has to log in for it.',
  ),
  'key-not-found': problemText('Key not found', 'There is no such key.'),
  'key-not-active': problemText('Key not active', ({ keyStatus }) =>
    keyStatus === 'revoked'
      ? 'The key was revoked. Create a new one.'
      : 'The key has expired. Create a new one.',
  ),
  'keys-not-available': problemText('Keys not available', 'This shop takes no API keys.'),
};

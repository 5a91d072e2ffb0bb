import { object, string } from 'yup';
import { limits } from '../limits.ts';
import { requiredDocumentText } from '../text/documentText.ts';

/** How long a proof of identity holds. */
export const proofMinutes = 10;

/** How the owner of an account proves who they are: with a second factor, only with a code. */
export const proofKinds = ['sign-in', 'code'] as const;
export type ProofKind = (typeof proofKinds)[number];

/** Wrong codes in a row before an account has to wait. */
export const codeTries = 5;

/** How long it has to wait after that. */
export const codeWaitMinutes = 15;

export const recoveryCodeCount = 10;

/** The second factor of an account. `since` is ISO 8601, and null while it is off. */
export interface SecondFactor {
  since: string | null;
  recoveryCodesLeft: number;
}

/** The secret of an authenticator app, in base32, and as the address that its QR code holds. */
export interface NewSecondFactor {
  acknowledged: true;
  secret: string;
  address: string;
}

/** The codes that replace the authenticator app, each once. They are not stored, only their hashes. */
export interface RecoveryCodes {
  acknowledged: true;
  recoveryCodes: string[];
}

/** Until when the proof holds for this session, ISO 8601. */
export interface Proof {
  acknowledged: true;
  until: string;
}

/** A code without the blanks and hyphens that only help to read it. */
const cleanCode = (text: string): string => text.replace(/[\s\p{Pd}]/gu, '').toUpperCase();

const codeOf = (pattern: RegExp, message: string) =>
  string()
    .typeError('Code must be a text')
    .required('Enter the code')
    .max(100, message)
    .transform((text: unknown) => (typeof text === 'string' ? cleanCode(text) : text))
    .test('code', message, (text) => pattern.test(cleanCode(text)));

/** The six digits that the app shows. */
export const appCodeSchema = object({ code: codeOf(/^\d{6}$/, 'The code has 6 digits') });

/** The six digits that the app shows, or a recovery code. */
export const anyCodeSchema = object({
  code: codeOf(
    /^(?:\d{6}|[A-Z2-7]{16})$/,
    'A code has 6 digits, and a recovery code 16 characters',
  ),
});

/** Why staff turn off the second factor of a colleague. */
export const secondFactorResetSchema = object({
  reason: requiredDocumentText('Reason', limits.transitionReason, 'Enter the reason'),
});

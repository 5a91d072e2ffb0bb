import { object, string } from 'yup';
import type { Sent } from '../kinds/fields.ts';
import { limits } from '../limits.ts';
import { requiredDocumentText } from '../text/documentText.ts';
import type {
  newSecondFactorFields,
  proofFields,
  recoveryCodesFields,
  secondFactorFields,
} from './fields.ts';

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

/** The second factor of an account in a response. */
export interface SecondFactor extends Sent<typeof secondFactorFields> {}

/** The secret of an authenticator app, which counts once a code confirms it. */
export interface NewSecondFactor extends Sent<typeof newSecondFactorFields> {}

/** New recovery codes. */
export interface RecoveryCodes extends Sent<typeof recoveryCodesFields> {}

/** A proof in a response. */
export interface Proof extends Sent<typeof proofFields> {}

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

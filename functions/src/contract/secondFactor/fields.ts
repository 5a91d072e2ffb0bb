import { count, listOf, text, time, yes } from '../calls/jsonSchema.ts';
import { about, nullable } from '../kinds/fields.ts';

/** The second factor of an account. */
export const secondFactorFields = {
  since: about(nullable(time), 'Null while it is off'),
  recoveryCodesLeft: count,
};

/** The secret of an authenticator app. */
export const newSecondFactorFields = {
  acknowledged: yes,
  secret: about(text, 'In base32'),
  address: about(text, 'The otpauth address that a QR code holds'),
};

/** The codes that replace the authenticator app, each once. */
export const recoveryCodesFields = {
  acknowledged: yes,
  recoveryCodes: about(listOf(text), 'Shown this once: only hashes are stored'),
};

/** A proof of who is there. */
export const proofFields = {
  acknowledged: yes,
  until: about(time, 'Until then it holds for this session'),
};

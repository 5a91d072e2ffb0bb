import {
  count,
  type JsonSchema,
  listOf,
  objectOf,
  oneOf,
  text,
  yes,
} from '../../contract/calls/jsonSchema.ts';
import {
  type NewSecondFactor,
  type Problem,
  type Proof,
  proofKinds,
  type RecoveryCodes,
  type SecondFactor,
} from '../../contract/index.ts';

/** The response schemas of second factors and proofs, by name. */
export const proofSchemas = {
  SecondFactor: objectOf<SecondFactor>({
    since: { type: ['string', 'null'], format: 'date-time', description: 'Null while it is off' },
    recoveryCodesLeft: count,
  }),
  NewSecondFactor: objectOf<NewSecondFactor>({
    acknowledged: yes,
    secret: { ...text, description: 'In base32' },
    address: { ...text, description: 'The otpauth address that a QR code holds' },
  }),
  RecoveryCodes: objectOf<RecoveryCodes>({
    acknowledged: yes,
    recoveryCodes: { ...listOf(text), description: 'Shown this once: only hashes are stored' },
  }),
  Proof: objectOf<Proof>({ acknowledged: yes, until: { type: 'string', format: 'date-time' } }),
};

/** The details of problems about proofs. */
export const proofProblemDetails = {
  proof: { ...oneOf(proofKinds), description: 'What the caller has to do first' },
  waitMinutes: {
    ...count,
    description: 'How long no code counts; 0 for one that can be corrected',
  },
} satisfies Partial<Record<keyof Problem, JsonSchema>>;

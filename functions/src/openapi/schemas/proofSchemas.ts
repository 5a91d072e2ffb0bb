import { count, type JsonSchema, oneOf } from '../../contract/calls/jsonSchema.ts';
import { type Problem, proofKinds } from '../../contract/index.ts';
import { about, recordOf } from '../../contract/kinds/fields.ts';
import {
  newSecondFactorFields,
  proofFields,
  recoveryCodesFields,
  secondFactorFields,
} from '../../contract/secondFactor/fields.ts';

/** The response schemas of second factors and proofs, by name. */
export const proofSchemas = {
  SecondFactor: recordOf(secondFactorFields),
  NewSecondFactor: recordOf(newSecondFactorFields),
  RecoveryCodes: recordOf(recoveryCodesFields),
  Proof: recordOf(proofFields),
};

/** The details of problems about proofs. */
export const proofProblemDetails = {
  proof: about(oneOf(proofKinds), 'What the caller has to do first'),
  waitMinutes: about(count, 'How long no code counts; 0 for one that can be corrected'),
} satisfies Partial<Record<keyof Problem, JsonSchema>>;

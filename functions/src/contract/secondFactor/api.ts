import { route } from '../calls/route.ts';
import { responseOf } from '../responseParts.ts';
import { anyCodeSchema, appCodeSchema, secondFactorResetSchema } from './model.ts';

/** The calls about second factors, and about proofs of who is there. */
export const secondFactorRoutes = {
  getSecondFactor: route('GET', '/second-factor', 'signed in', {
    summary: 'Whether the account of the caller has a second factor',
    response: responseOf('SecondFactor'),
  }),
  startSecondFactor: route('PUT', '/second-factor', 'signed in', {
    summary: 'A secret for an authenticator app, which counts once a code of the app confirms it',
    needsProof: true,
    response: responseOf('NewSecondFactor'),
    errors: ['second-factor-on', 'user-not-found'],
  }),
  confirmSecondFactor: route('PUT', '/second-factor/confirmation', 'signed in', {
    summary: 'Turn on the second factor with a code of the app; returns the recovery codes',
    needsProof: true,
    body: appCodeSchema,
    response: responseOf('RecoveryCodes'),
    errors: ['second-factor-on', 'second-factor-off', 'code-refused', 'user-not-found'],
  }),
  renewRecoveryCodes: route('PUT', '/second-factor/recovery-codes', 'signed in', {
    summary: 'Replace all recovery codes',
    needsProof: true,
    response: responseOf('RecoveryCodes'),
    errors: ['second-factor-off'],
  }),
  removeSecondFactor: route('DELETE', '/second-factor', 'signed in', {
    summary: 'Turn off the second factor of the caller',
    needsProof: true,
    response: responseOf('Updated'),
  }),
  proveIdentity: route('PUT', '/proof', 'signed in', {
    summary: 'Prove who is there with a code of the app or a recovery code',
    body: anyCodeSchema,
    response: responseOf('Proof'),
    errors: ['second-factor-off', 'code-refused'],
  }),
  resetSecondFactor: route('PUT', '/user/second-factor/:email', 'write_staff', {
    summary: 'Turn off the second factor of an account whose owner lost it',
    needsProof: true,
    body: secondFactorResetSchema,
    response: responseOf('Updated'),
    errors: ['user-not-found'],
  }),
} as const;

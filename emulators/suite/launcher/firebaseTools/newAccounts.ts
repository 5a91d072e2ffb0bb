import { createRequire } from 'node:module';

interface NewAccount {
  /** In milliseconds. */
  lastLoginAt?: string;
  /** In seconds. */
  validSince?: string;
}

const require = createRequire(import.meta.url);

const {
  ProjectState,
}: {
  ProjectState: { prototype: { createUserWithLocalId(id: string, account: NewAccount): unknown } };
} = require('firebase-tools/lib/emulator/auth/state.js');

/**
 * Lets the tokens of a new account be valid since its first sign-in. The Auth emulator takes the two
 * times one after the other: with a full second between them, the first token is a revoked one.
 */
export const acceptFirstTokens = (): void => {
  const state = ProjectState.prototype;
  const { createUserWithLocalId } = state;
  state.createUserWithLocalId = function (id, account) {
    const signedInAt = Math.floor(Number(account.lastLoginAt) / 1_000);
    const isLater = Number(account.validSince) > signedInAt;
    const accepted = isLater ? { ...account, validSince: String(signedInAt) } : account;
    return createUserWithLocalId.call(this, id, accepted);
  };
};

import { FirebaseError } from 'firebase/app';
import { describe, expect, it } from 'vitest';
import { ApiProblem } from '../../../lib/api/apiProblem.ts';
import { messageOf } from '../../../lib/api/messages.ts';
import { authMessageOf } from './authMessages.ts';

describe('authMessageOf', () => {
  it("has a message for the provider's error", () => {
    const error = new FirebaseError('auth/email-already-in-use', 'Firebase: Error');
    expect(authMessageOf(error)).toMatch(/^There is already an account with this e-mail address/);
  });

  it('does not reveal whether the address or the password is wrong', () => {
    const messages = ['auth/user-not-found', 'auth/wrong-password', 'auth/invalid-credential'].map(
      (code) => authMessageOf(new FirebaseError(code, '')),
    );
    expect(new Set(messages).size).toBe(1);
  });

  it('has a default message for an unknown code', () => {
    expect(authMessageOf(new FirebaseError('auth/brand-new', 'raw'))).toBe(
      'Signing in did not work. Please try again.',
    );
  });

  it('uses the given default message for an unknown code', () => {
    const error = new FirebaseError('auth/brand-new', 'raw');
    expect(authMessageOf(error, 'The link could not be sent.')).toBe('The link could not be sent.');
    const known = new FirebaseError('auth/too-many-requests', 'raw');
    expect(authMessageOf(known, 'The link could not be sent.')).toMatch(/^That was too many/);
  });

  it("uses messageOf for our own server's errors", () => {
    const error = new ApiProblem('network', 0);
    expect(authMessageOf(error)).toBe(messageOf(error));
  });
});

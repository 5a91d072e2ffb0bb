import { FirebaseError } from 'firebase/app';
import { describe, expect, it } from 'vitest';
import { ApiProblem } from '../../apiProblem.ts';
import { messageOf } from '../../messages.ts';
import { authMessageOf } from './authMessages.ts';

describe('authMessageOf', () => {
  it('puts a refusal of the provider in words', () => {
    const error = new FirebaseError('auth/email-already-in-use', 'Firebase: Error');
    expect(authMessageOf(error)).toMatch(/^There is an account with this e-mail address already/);
  });

  it('does not say whether it was the address or the password', () => {
    const messages = ['auth/user-not-found', 'auth/wrong-password', 'auth/invalid-credential'].map(
      (code) => authMessageOf(new FirebaseError(code, '')),
    );
    expect(new Set(messages).size).toBe(1);
  });

  it('has a sentence for a code it does not know', () => {
    expect(authMessageOf(new FirebaseError('auth/brand-new', 'raw'))).toBe(
      'Signing in did not work. Please try again.',
    );
  });

  it('takes the words of the act for a code it does not know', () => {
    const error = new FirebaseError('auth/brand-new', 'raw');
    expect(authMessageOf(error, 'The link could not be sent.')).toBe('The link could not be sent.');
    const known = new FirebaseError('auth/too-many-requests', 'raw');
    expect(authMessageOf(known, 'The link could not be sent.')).toMatch(/^That was too many/);
  });

  it('leaves failures of our own server to their messages', () => {
    const error = new ApiProblem('network', 0);
    expect(authMessageOf(error)).toBe(messageOf(error));
  });
});

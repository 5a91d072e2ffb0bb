import { describe, expect, it } from 'vitest';
import { rulesMessage, verificationMessage } from './cliMessages.ts';

const link =
  'http://127.0.0.1:9099/emulator/action?mode=verifyEmail&lang=en&oobCode=abc&apiKey=key';

describe('rulesMessage', () => {
  it.each([
    [
      "⚠  ../../../firestore.rules:36:47 - ERROR Unexpected ';'.",
      "firestore.rules:36:47: Unexpected ';'. The previous rules still apply.",
    ],
    [
      '⚠  \x1b[36m../firestore.rules\x1b[39m:\x1b[33m9\x1b[39m:\x1b[33m14\x1b[39m - \x1b[31mWARNING\x1b[39m Unused function: isAdmin.',
      'firestore.rules:9:14: Unused function: isAdmin.',
    ],
    [
      '⚠  Invalid function name: isAdmn in /home/ann/tools-hub/storage.rules:31',
      'storage.rules:31: Invalid function name: isAdmn. The previous rules still apply.',
    ],
    [
      'i  storage: Change detected, updating rules for Cloud Storage...',
      'i  storage: Change detected, updating rules for Cloud Storage...',
    ],
  ])('%s', (line, message) => {
    expect(rulesMessage(line)).toBe(message);
  });

  it.each([
    '✔  firestore: Rules updated.',
    '⚠  functions: Failed to load function.',
    'i  hosting: 127.0.0.1 - - "GET /api/health HTTP/1.1" 200 62',
  ])('ignores %s', (line) => {
    expect(rulesMessage(line)).toBeUndefined();
  });
});

describe('verificationMessage', () => {
  it('prints the verification link of an account', () => {
    const line = `\x1b[36m\x1b[1mi  \x1b[22m\x1b[39m To verify the email address jane@example.test, follow this link: ${link}`;
    expect(verificationMessage(line)).toBe(`Verify jane@example.test: ${link}`);
  });

  it('prints the link to a new address of an account', () => {
    const line = `i  To verify and change the email address from jane@example.test to j.doe@example.test, follow this link: ${link}`;
    expect(verificationMessage(line)).toBe(`Verify j.doe@example.test: ${link}`);
  });

  it.each([
    `i  To reset the password for jane@example.test, follow this link: ${link}`,
    'i  hosting: 127.0.0.1 - - "GET /api/health HTTP/1.1" 200 62',
  ])('ignores %s', (line) => {
    expect(verificationMessage(line)).toBeUndefined();
  });
});

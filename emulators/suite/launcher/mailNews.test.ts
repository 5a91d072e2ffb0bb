import { expect, it } from 'vitest';
import { mailNews } from './mailNews.ts';

const link =
  'http://127.0.0.1:9099/emulator/action?mode=verifyEmail&lang=en&oobCode=abc&apiKey=key';

it('prints the verification link of an account', () => {
  const line = `\x1b[36m\x1b[1mi  \x1b[22m\x1b[39m To verify the email address jane@example.test, follow this link: ${link}`;
  expect(mailNews(line)).toBe(`Verify jane@example.test: ${link}`);
});

it.each([
  `i  To reset the password for jane@example.test, follow this link: ${link}`,
  'i  hosting: 127.0.0.1 - - "GET /api/health HTTP/1.1" 200 62',
])('says nothing of %s', (line) => {
  expect(mailNews(line)).toBeUndefined();
});

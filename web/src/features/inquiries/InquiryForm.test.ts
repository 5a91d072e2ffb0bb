import { inquirySchema, limits } from 'functions/contract';
import { expect, it } from 'vitest';
import type { ValidationError } from 'yup';
import { emailProblem } from './InquiryForm.tsx';

const serverProblemOf = (email: string): string | null => {
  try {
    inquirySchema.validateSync({ email });
    return null;
  } catch (error) {
    return (error as ValidationError).message;
  }
};

const longest = `${'a'.repeat(limits.email - '@example.test'.length)}@example.test`;

it.each([
  ['carla@example.test', null],
  ['  carla@example.test  ', null],
  ['çarla+tools@sägewerk.example', null],
  [longest, null],
  ['', 'E-mail is required'],
  ['   ', 'E-mail is required'],
  [`a${longest}`, 'E-mail must have at most 254 characters'],
  ['carla', 'Enter a valid e-mail address'],
  ['carla@example', 'Enter a valid e-mail address'],
  ['carla@@example.test', 'Enter a valid e-mail address'],
  ['carla example@example.test', 'Enter a valid e-mail address'],
])('reports the same problem for "%s" as the server: %s', (email, problem) => {
  expect(emailProblem(email)).toBe(problem);
  expect(serverProblemOf(email)).toBe(problem);
});

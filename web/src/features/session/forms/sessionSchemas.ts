import { emailPattern, limits, requiredDocumentText, trimBlanks } from 'functions/contract';
import { object, string } from 'yup';

const email = string()
  .transform(trimBlanks)
  .required('Email is required')
  .matches(emailPattern, { message: 'Enter a valid email address', excludeEmptyString: true })
  .max(limits.email, 'Enter a valid email address');
const password = string().required('Password is required');

/** Passwords are never sent to our server: Firebase Auth validates them. */
export const credentialsSchema = object({ email, password });

export const passwordResetSchema = object({ email });

/** The new address of an account, which must differ from the one it has. */
const newEmail = (current: string) =>
  email.test(
    'differs',
    'This is the address that your account has now',
    (value) => value.toLowerCase() !== current.toLowerCase(),
  );

/** With Google, there is no password to enter. */
const passwordIf = (withPassword: boolean) => (withPassword ? password : string().default(''));

export const newEmailSchemaOf = (current: string, withPassword: boolean) =>
  object({ email: newEmail(current), password: passwordIf(withPassword) });

export const ownerSchemaOf = (withPassword: boolean) =>
  object({ password: passwordIf(withPassword) });

/** The rules of Firebase Auth, as long as the project has no stricter policy. */
const shortestPassword = 6;

/** The rule for a new password. */
export const passwordRule = `At least ${shortestPassword} characters`;

export const registrationSchema = object({
  fullName: requiredDocumentText('Full Name', limits.displayName),
  email,
  password: password.min(shortestPassword, passwordRule),
});

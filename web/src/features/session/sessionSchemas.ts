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

/** What Firebase Auth accepts, as long as the project has no stricter policy. */
const shortestPassword = 6;

/** The rule for a new password. */
export const passwordRule = `At least ${shortestPassword} characters`;

export const registrationSchema = object({
  fullName: requiredDocumentText('Full Name', limits.displayName),
  email,
  password: password.min(shortestPassword, passwordRule),
});

import { limits } from 'functions/contract';
import { object, string } from 'yup';

const email = string()
  .trim()
  .required('Email is required')
  .email('Enter a valid email address')
  .max(limits.email, 'Enter a valid email address');
const password = string().required('Password is required');

/** Passwords are never sent to our server: their rules are the sign-in provider's. */
export const credentialsSchema = object({ email, password });

export const passwordResetSchema = object({ email });

export const registrationSchema = object({
  fullName: string()
    .trim()
    .required('Full Name is required')
    .max(limits.displayName, `Full Name must have at most ${limits.displayName} characters`),
  email,
  password,
});

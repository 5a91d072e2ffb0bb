import { emailPattern, limits } from 'functions/contract';

/**
 * What the server would refuse an address for, or null. Said here without the contract's schema,
 * for yup would not fit in the home page's budget.
 */
export const emailProblem = (email: string): string | null => {
  const { length } = email.trim();
  if (length === 0) return 'E-mail is required';
  if (length > limits.email) return `E-mail must have at most ${limits.email} characters`;
  return emailPattern.test(email) ? null : 'Enter a valid e-mail address';
};

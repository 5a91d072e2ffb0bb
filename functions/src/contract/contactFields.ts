import { string } from 'yup';
import { requiredDocumentText } from './documentText.ts';
import { limits } from './limits.ts';

const phoneMessage = `Enter valid phone number of ${limits.phoneDigits} digit`;

/** The phone number of a delivery. */
export const phoneNumber = string()
  .typeError(phoneMessage)
  .required(phoneMessage)
  .matches(new RegExp(`^\\d{${limits.phoneDigits}}$`), phoneMessage);

/** The address of a delivery. */
export const orderAddress = requiredDocumentText(
  'Delivery address',
  limits.orderAddress,
  'Enter the delivery address',
);

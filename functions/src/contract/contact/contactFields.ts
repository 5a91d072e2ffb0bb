import { limits } from '../limits.ts';
import { phoneMessage } from '../prescribed/pageTexts.ts';
import { requiredDocumentText } from '../text/documentText.ts';
import { phone } from './phoneNumber.ts';

/** The phone number of a delivery, however it is written. */
export const phoneNumber = phone(new RegExp(`^\\d{${limits.phoneDigits}}$`), phoneMessage)
  .typeError(phoneMessage)
  .required(phoneMessage);

/** The address of a delivery. */
export const orderAddress = requiredDocumentText(
  'Delivery address',
  limits.orderAddress,
  'Enter the delivery address',
);

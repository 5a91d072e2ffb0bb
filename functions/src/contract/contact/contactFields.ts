import { limits } from '../limits.ts';
import { phoneMessage } from '../prescribed/pageTexts.ts';
import { requiredDocumentText } from '../text/documentText.ts';
import { normalizeInternationalPhone, orderPhone, phone } from './phoneNumber.ts';

const { phoneDigits, savedPhoneDigits } = limits;

/** The phone number of a delivery, however it is written. */
export const phoneNumber = phone(orderPhone, phoneMessage)
  .typeError(phoneMessage)
  .required(phoneMessage);

/** A phone number as addresses and orders store it. */
export const savedPhone = new RegExp(
  `^(?:\\d{${phoneDigits}}|\\+\\d{${savedPhoneDigits.min},${savedPhoneDigits.max}})$`,
);

const savedPhoneMessage = `Enter a phone number of ${phoneDigits} digits, or + and ${savedPhoneDigits.min} to ${savedPhoneDigits.max} digits`;

/** The phone number of an order for several tools, which may be an international one. */
export const internationalPhone = phone(savedPhone, savedPhoneMessage, normalizeInternationalPhone)
  .typeError(savedPhoneMessage)
  .required(savedPhoneMessage);

/** The address of a delivery. */
export const orderAddress = requiredDocumentText(
  'Delivery address',
  limits.orderAddress,
  'Enter the delivery address',
);

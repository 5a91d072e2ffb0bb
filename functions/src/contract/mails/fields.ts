import { count, listOf, oneOf, text, time } from '../calls/jsonSchema.ts';
import { about, nullable, recordOf } from '../kinds/fields.ts';
import { deliveryStatuses, mailKinds, mailSubjectKinds } from './kinds.ts';

const attemptFields = {
  attempts: count,
  startTime: about(nullable(time), 'When the last attempt began'),
  endTime: about(nullable(time), 'When the last attempt ended'),
  leaseExpireTime: about(nullable(time), 'Until then, nobody else tries to send it'),
  error: about(nullable(text), 'Why the last attempt failed'),
  info: about(
    nullable(
      recordOf({
        messageId: text,
        accepted: listOf(text),
        rejected: listOf(text),
        response: text,
      }),
    ),
    'What the mail server answered',
  ),
};

/** How far the delivery of a mail has come. */
const deliveryFields = { status: oneOf(deliveryStatuses), ...attemptFields };

/** The same as stored: the format of Firebase's "Trigger Email" calls the status `state`. */
export const storedDeliveryFields = { state: oneOf(deliveryStatuses), ...attemptFields };

/** The subject of a mail, as a link for admins. */
export const mailSubjectFields = {
  kind: oneOf(mailSubjectKinds),
  id: text,
  label: about(text, 'Its readable name: the number of an order, the name of a tool'),
};

/** The message itself. */
export const mailMessageFields = {
  subject: text,
  text,
  html: text,
  messageId: about(text, 'The same in each attempt, so that a repeated mail can be recognised'),
};

/** The fields of a mail that lists show, besides its subject line. */
export const mailEnvelopeFields = {
  kind: oneOf(mailKinds),
  to: listOf(text),
  replyTo: about(text, 'Empty for the address of the shop'),
  delivery: recordOf(deliveryFields),
  about: recordOf(mailSubjectFields),
  attachedInvoice: about(nullable(text), 'The number of the attached document'),
  createdAt: time,
};

/** A mail. */
export const mailFields = { ...mailEnvelopeFields, message: recordOf(mailMessageFields) };

/** A stored mail. */
export const storedMailFields = { ...mailFields, delivery: recordOf(storedDeliveryFields) };

import { type ProblemText, problemText } from './problemText.ts';

type WebhookCode = 'webhook-not-found' | 'webhook-off' | 'delivery-not-found' | 'delivery-pending';

/** The texts of errors about endpoints and their deliveries. */
export const webhookProblems: { [Code in WebhookCode]: ProblemText<Code> } = {
  'webhook-not-found': problemText('Endpoint not found', 'There is no such endpoint.'),
  'webhook-off': problemText('Endpoint off', 'The endpoint is off: switch it on first.'),
  'delivery-not-found': problemText('Delivery not found', 'There is no such delivery.'),
  'delivery-pending': problemText(
    'Delivery pending',
    'This delivery is being sent, or waits to be sent.',
  ),
};

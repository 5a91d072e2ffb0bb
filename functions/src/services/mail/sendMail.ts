import { write } from 'firebase-functions/logger';
import type { MailDocument } from '../../documents/mails.ts';
import {
  afterFailure,
  afterSuccess,
  beginAttempt,
  type Delivery,
} from '../../mail/delivery/delivery.ts';
import { mailRetryMs, smtpUrl } from '../../params.ts';
import { mail } from '../../store/collections/collections.ts';
import { outbox } from '../../store/outbox.ts';
import { addressedNow } from './mailAddressee.ts';
import { toOutgoingMail } from './outgoingMail.ts';
import { readMailShop } from './queueMail.ts';
import { failureOf, sendBySmtp } from './smtpTransport.ts';

/**
 * The outcome of a delivery: sent, to be tried again, given up, or left alone because it is not
 * due.
 */
export type SendingResult = 'sent' | 'retry' | 'given-up' | 'unchanged';

const { claim, record } = outbox({ collection: mail, begin: beginAttempt });

const attempt = async (claimed: MailDocument, now: Date): Promise<Delivery> => {
  try {
    const addressed = await addressedNow(claimed);
    const outgoing = await toOutgoingMail(addressed, await readMailShop());
    return afterSuccess(claimed, await sendBySmtp(outgoing), new Date());
  } catch (error) {
    return afterFailure(claimed, failureOf(error), { now, retryMs: mailRetryMs() });
  }
};

const results = { SUCCESS: 'sent', RETRY: 'retry', ERROR: 'given-up' } as const;

const resultOf = ({ delivery: { state } }: Delivery): SendingResult =>
  state in results ? results[state as keyof typeof results] : 'unchanged';

/** Says in the log of the functions what failed, without the address of the recipient. */
const logFailure = (id: string, { kind }: MailDocument, { delivery }: Delivery): void => {
  const { state, attempts } = delivery;
  if (state === 'SUCCESS') return;
  const next = state === 'ERROR' ? 'it is given up' : 'it is tried again';
  write({
    severity: state === 'ERROR' ? 'ERROR' : 'WARNING',
    message: `Mail ${id} was not sent; ${next}`,
    mailId: id,
    kind,
    attempts,
  });
};

/**
 * Sends a mail that is due, and records the outcome. Does nothing where the shop has no SMTP
 * address.
 *
 * A mail is sent at least once: a sender that ends after the mail server accepted the mail, and
 * before that is recorded, leaves it to another attempt when its lease has expired. Each attempt
 * has the same Message-ID, by which mail programs recognise the repetition.
 */
export const sendMail = async (id: string, now: Date = new Date()): Promise<SendingResult> => {
  if (smtpUrl() === undefined) return 'unchanged';
  const claimed = await claim(id, now);
  if (!claimed) return 'unchanged';
  const isGivenUp = claimed.delivery.state === 'ERROR';
  const outcome = isGivenUp ? claimed : await attempt(claimed, now);
  if (!isGivenUp) await record(id, claimed, outcome);
  logFailure(id, claimed, outcome);
  return resultOf(outcome);
};

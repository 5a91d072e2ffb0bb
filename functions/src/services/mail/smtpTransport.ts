import type { MailDelivery } from '../../contract/index.ts';
import type { SendingFailure } from '../../mail/delivery/delivery.ts';
import { smtpUrl } from '../../params.ts';

/** No step of a connection may take longer: the lease of a mail covers all of them. */
const timeouts = {
  dnsTimeout: 10_000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 30_000,
};

// Loaded with the first mail, so that no other function waits for it.
const open = async (url: string) => {
  const { createTransport } = await import('nodemailer');
  return createTransport({ url, pool: true, maxConnections: 5, ...timeouts });
};

/** The connections to the mail server, which all mails of this instance share. */
const transport: () => ReturnType<typeof open> = (() => {
  let opened: { url: string; transport: ReturnType<typeof open> } | undefined;
  return () => {
    const url = smtpUrl();
    if (url === undefined) throw new Error('SMTP_URL is not set');
    if (opened?.url !== url) opened = { url, transport: open(url) };
    return opened.transport;
  };
})();

/** A mail address with the name of its owner. */
interface MailAddress {
  name: string;
  address: string;
}

/** A mail with all that its headers need. Addresses are objects: no text of them is parsed. */
export interface OutgoingMail {
  from: MailAddress;
  to: MailAddress[];
  replyTo: MailAddress;
  subject: string;
  text: string;
  html: string;
  messageId: string;
  attachments: { filename: string; content: Buffer; contentType: string }[];
}

type SendingInfo = NonNullable<MailDelivery['info']>;

/** Hands a mail to the mail server. Throws when that does not accept it. */
export const sendBySmtp = async (outgoing: OutgoingMail): Promise<SendingInfo> => {
  const pool = await transport();
  const sent = await pool.sendMail({
    ...outgoing,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const addressOf = (entry: string | { address: string }) =>
    typeof entry === 'string' ? entry : entry.address;
  return {
    messageId: sent.messageId,
    accepted: sent.accepted.map(addressOf),
    rejected: sent.rejected.map(addressOf),
    response: sent.response,
  };
};

/** An address to which no mail can be sent, now or later. */
export class InvalidAddressError extends Error {}

/** The steps at which a mail server refuses this mail, not the shop. */
const stepsOfMail: readonly unknown[] = ['RCPT TO', 'DATA'];

/**
 * The errors of a connection: no server, no answer, no handshake, or a login that it refuses.
 * @see https://nodemailer.com/errors
 */
const connectionErrors: readonly unknown[] = [
  ...['ECONNECTION', 'ESOCKET', 'ETIMEDOUT', 'EDNS', 'ETLS', 'EREQUIRETLS', 'EPROXY'],
  ...['EAUTH', 'ENOAUTH', 'EOAUTH2'],
];

/** The server closes the connection, or fails for whatever mail. */
const isUnavailable = (responseCode: unknown): boolean => responseCode === 421;

const isPermanentCode = (code: unknown): boolean =>
  typeof code === 'number' && code >= 500 && code < 600;

/** The longest error that is stored: servers answer with several lines. */
const maxErrorLength = 500;

/**
 * Classifies the error of an attempt: a 5xx answer to the recipient or the content is permanent.
 */
export const failureOf = (error: unknown): SendingFailure => {
  const { code, responseCode, command } = Object(error) as Record<string, unknown>;
  const text = error instanceof Error ? error.message : String(error);
  return {
    error: text.slice(0, maxErrorLength),
    permanent:
      error instanceof InvalidAddressError ||
      (isPermanentCode(responseCode) && stepsOfMail.includes(command)),
    unreachable: connectionErrors.includes(code) || isUnavailable(responseCode),
  };
};

import { emailPattern, invoiceFileOf, type PrintedStatement } from '../../contract/index.ts';
import type { MailDocument } from '../../documents/mails.ts';
import type { MailShop } from '../../mail/rendering/mailContent.ts';
import { literalName, literalSubject } from '../../mail/rendering/safeTexts.ts';
import { mailFrom } from '../../params.ts';
import { invoices } from '../../store/collections/collections.ts';
import { readDocument } from '../../store/reads/documents.ts';
import { InvalidAddressError, type OutgoingMail } from './smtpTransport.ts';

const drawAttachment = async (number: string): Promise<OutgoingMail['attachments'][number]> => {
  const invoice = await readDocument(invoices.doc(number));
  if (!invoice) throw new Error(`Invoice ${number} does not exist`);
  const { drawInvoice } = await import('../../invoices/printedDocuments.ts');
  return {
    filename: invoiceFileOf(invoice),
    content: await drawInvoice(invoice),
    contentType: 'application/pdf',
  };
};

const drawStatementOf = async (
  printed: PrintedStatement,
): Promise<OutgoingMail['attachments'][number]> => {
  const { drawStatement } = await import('../../invoices/printedDocuments.ts');
  const { from, to } = printed.statement;
  return {
    filename: `statement-${from}-${to}.pdf`,
    content: await drawStatement(printed),
    contentType: 'application/pdf',
  };
};

const senderOf = ({ name, email }: MailShop): OutgoingMail['from'] => {
  const address = mailFrom.value() || email;
  if (address) return { name: literalName(name), address };
  throw new Error('The shop has no e-mail address: enter it in the settings, or set MAIL_FROM');
};

/** Mail programs and servers read other forms differently, for example as several recipients. */
const assertAddresses = (addresses: readonly string[]): void => {
  const invalid = addresses.find((address) => !emailPattern.test(address));
  if (invalid === undefined) return;
  throw new InvalidAddressError(`${invalid} is not a plain e-mail address`);
};

/**
 * A stored mail as it is sent now: from the shop as its settings name it, with the invoice drawn.
 */
export const toOutgoingMail = async (
  { to, replyTo, message, attachedInvoice, attachedStatement }: MailDocument,
  shop: MailShop,
): Promise<OutgoingMail> => {
  assertAddresses(replyTo ? [...to, replyTo] : to);
  const from = senderOf(shop);
  const shopAddress = { name: from.name, address: shop.email || from.address };
  return {
    from,
    to: to.map((address) => ({ name: '', address })),
    replyTo: replyTo ? { name: '', address: replyTo } : shopAddress,
    ...message,
    subject: literalSubject(message.subject),
    attachments: [
      ...(attachedInvoice ? [await drawAttachment(attachedInvoice)] : []),
      ...(attachedStatement ? [await drawStatementOf(attachedStatement)] : []),
    ],
  };
};

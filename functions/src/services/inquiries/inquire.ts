import {
  type Acknowledged,
  firstInquiryStatus,
  type InquiryInput,
  inquiryTermsOf,
  isShown,
} from '../../contract/index.ts';
import type { InquiryDocument } from '../../documents/people/inquiries.ts';
import { shopInquiryMail } from '../../mail/texts/inquiryMails.ts';
import { inquiries, isDocumentId, tools } from '../../store/collections/collections.ts';
import { refuseIfDeleted } from '../../store/deletedAccounts.ts';
import { readDocument } from '../../store/reads/documents.ts';
import type { IdempotentRequest } from '../../store/writes/idempotency.ts';
import { checkedByRoute, once } from '../../store/writes/once.ts';
import { queueMail, readMailShop } from '../mail/queueMail.ts';

/**
 * The tool on sale; otherwise what the sender calls it, because no inquiry is refused for its tool.
 */
const namedTool = async ({
  tool,
  toolName,
}: InquiryInput): Promise<Pick<InquiryDocument, 'toolId' | 'toolName' | 'sku'>> => {
  const storedTool = isDocumentId(tool) ? await readDocument(tools.doc(tool)) : undefined;
  if (!storedTool || !isShown(storedTool)) return { toolId: null, toolName, sku: '' };
  return { toolId: tool, toolName: storedTool.toolName, sku: storedTool.sku };
};

const newInquiry = async (input: InquiryInput, userId: string | null): Promise<InquiryDocument> => {
  const { email, name, quantity, message } = input;
  const sent = { email, name, quantity, message, ...(await namedTool(input)) };
  const at = new Date();
  return {
    ...sent,
    status: firstInquiryStatus,
    replies: [],
    userId,
    createdAt: at,
    updatedAt: at,
    searchTerms: inquiryTermsOf(sent),
  };
};

const shortIdLength = 20;

/** Short, because it is part of the address of a page. */
const inquiryIdOf = (requestId: string): string =>
  requestId.replaceAll('-', '').slice(0, shortIdLength);

/**
 * Stores an inquiry and queues the mail to the shop. A retry with the same key stores nothing.
 * Nothing is sent to the inquirer, because anyone can enter any address. Throws `user-not-found`
 * when the account is being deleted.
 */
export const inquire = async (
  request: IdempotentRequest<InquiryInput>,
  uid: string | null,
): Promise<Acknowledged> => {
  const [inquiry, shop] = await Promise.all([newInquiry(request.input, uid), readMailShop()]);
  // Visitors have no account that tells their keys apart.
  const caller = uid ?? `visitor ${inquiry.email}`;
  await once({ caller, ...request, checkRights: checkedByRoute }, async (transaction) => {
    const id = inquiryIdOf(transaction.id);
    if (uid !== null) await refuseIfDeleted(transaction, uid);
    transaction.add(inquiries.doc(id), inquiry);
    queueMail(
      transaction,
      {
        kind: 'shop-inquiry',
        eventId: id,
        userId: uid,
        to: shop.email,
        replyTo: inquiry.email,
        about: { kind: 'inquiry', id, label: inquiry.email },
        content: shopInquiryMail({ ...inquiry, id }, shop),
      },
      shop,
    );
  });
  return { acknowledged: true };
};

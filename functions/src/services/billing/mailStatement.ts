import {
  isCompanyId,
  type MailedStatement,
  noStatementAddressMessage,
  type StatementMailInput,
} from '../../contract/index.ts';
import { ApiError, validationError } from '../../errors.ts';
import { statementMail } from '../../mail/texts/statementMail.ts';
import type { Caller } from '../../store/accounts/caller.ts';
import { recordAudit } from '../../store/audit.ts';
import { companies, users } from '../../store/collections/collections.ts';
import { readDocument } from '../../store/reads/documents.ts';
import type { IdempotentRequest } from '../../store/writes/idempotency.ts';
import { checkedByRoute, once } from '../../store/writes/once.ts';
import { readOwners } from '../companies/stored/storedMembers.ts';
import { customerId } from '../customers/customerId.ts';
import { queueMail, readMailShop } from '../mail/queueMail.ts';
import { printedStatementOf } from './readStatement.ts';

/** Who gets the statement of a payer: its address for invoices, or the account that it is about. */
interface Recipient {
  name: string;
  to: string;
  userId: string | null;
}

const readCompanyRecipient = async (companyId: string): Promise<Recipient> => {
  const company = await readDocument(companies.doc(companyId));
  if (!company) throw new ApiError('user-not-found');
  const { name, invoiceEmail } = company;
  if (invoiceEmail) return { name, to: invoiceEmail, userId: null };
  const owner = (await readOwners(companyId)).find(({ email }) => email !== '');
  return { name, to: owner?.email ?? '', userId: owner?.uid ?? null };
};

const readPersonRecipient = async (uid: string): Promise<Recipient> => {
  const profile = await readDocument(users.doc(uid));
  if (!profile) throw new ApiError('user-not-found');
  const { displayName, email } = profile;
  return { name: displayName || email, to: email, userId: uid };
};

/**
 * Sends a customer the statement of their account in a period, as it is now. A retry with the same
 * key sends none. Throws `user-not-found`, and `validation` for a customer without an address, and
 * for a period with too many entries.
 */
export const mailStatement = (
  id: string,
  { input, key }: IdempotentRequest<StatementMailInput>,
  caller: Caller,
): Promise<MailedStatement> => {
  const payerId = customerId(id);
  const sent = { caller: caller.uid, key, input: { payerId, ...input } };
  return once({ ...sent, checkRights: checkedByRoute }, async (transaction) => {
    const { name, to, userId } = await (isCompanyId(payerId)
      ? readCompanyRecipient(payerId)
      : readPersonRecipient(payerId));
    if (to === '') throw validationError({ email: noStatementAddressMessage });
    const attachedStatement = await printedStatementOf(payerId, to, input);
    const about = { kind: 'customer', id: payerId, label: name } as const;
    const shop = await readMailShop();
    const content = statementMail(attachedStatement.statement, payerId, shop);
    const mail = { kind: 'account-statement', eventId: transaction.id, userId, to, about } as const;
    queueMail(transaction, { ...mail, attachedStatement, content }, shop);
    recordAudit(transaction, caller, {
      action: 'statement-sent',
      target: { kind: isCompanyId(payerId) ? 'company' : 'user', id: payerId, label: name },
      before: {},
      after: { ...input, to },
    });
    return { acknowledged: true, to };
  });
};

import { createHash } from 'node:crypto';
import { bankAccountFields } from '../../../contract/bank/statements/fields.ts';
import { type BankAccount, ibanOf } from '../../../contract/index.ts';
import type { Caller } from '../../../store/accounts/caller.ts';
import { recordAudit } from '../../../store/audit.ts';
import { bankAccounts } from '../../../store/collections/bankCollections.ts';
import { isDocumentId } from '../../../store/collections/collections.ts';
import { readFields } from '../../../store/reads/documents.ts';
import { readPage } from '../../../store/reads/pages.ts';
import type { Page, PageRequest } from '../../../store/reads/queries.ts';
import { resource } from '../../../store/resource/resource.ts';
import { transact } from '../../../store/writes/transact.ts';
import type { Transaction } from '../../../store/writes/transaction.ts';
import { customerId } from '../../customers/customerId.ts';

const accountResource = resource({
  collection: bankAccounts,
  fields: bankAccountFields,
  notFound: 'document-not-found',
});

const accountReference = (account: string) => {
  const written = ibanOf(account) ?? account.replace(/\s+/g, ' ').trim().toUpperCase();
  return bankAccounts.doc(createHash('sha256').update(written).digest('hex'));
};

/** An account that several payers use has no payer. */
const nobody = { payerId: '', payerName: '' };

const payerFields = ['payerId'] as const;

/** The payers of accounts that bookings have taught. Costs one read for each account. */
export const readLearntPayers = async (
  accounts: readonly string[],
): Promise<Map<string, string>> => {
  const found = await readFields(accounts.map(accountReference), payerFields);
  return new Map(
    accounts.flatMap((account, at) => {
      const payerId = found[at]?.payerId;
      return payerId ? [[account, payerId]] : [];
    }),
  );
};

/** The payer of a booking. */
interface Payer {
  payerId: string;
  payerName: string;
}

/**
 * Learns the payer of an account from a booking. An account from which two payers have paid teaches
 * neither of them.
 */
export const learnAccount = async (
  transaction: Transaction,
  account: string,
  { payerId, payerName }: Payer,
): Promise<void> => {
  if (account.trim() === '') return;
  const reference = accountReference(account);
  const learnt = await transaction.read(reference);
  if (!learnt) {
    const content = { account, payerId, payerName, learntAt: new Date(), times: 1 };
    transaction.create(reference, content);
  } else if (learnt.payerId === payerId) {
    transaction.update(reference, { payerName, times: learnt.times + 1 });
  } else if (learnt.payerId !== nobody.payerId) {
    transaction.update(reference, nobody);
  }
};

/** Forgets what a booking taught that is taken back. */
export const unlearnAccount = async (
  transaction: Transaction,
  account: string,
  { payerId }: Pick<Payer, 'payerId'>,
): Promise<void> => {
  if (account.trim() === '') return;
  const reference = accountReference(account);
  const learnt = await transaction.read(reference);
  if (learnt?.payerId !== payerId) return;
  if (learnt.times > 1) transaction.update(reference, { times: learnt.times - 1 });
  else transaction.remove(reference);
};

/** A page of the learnt accounts of a payer, the last one first. Throws `user-not-found`. */
export const listAccounts = (payerId: string, page: PageRequest): Promise<Page<BankAccount>> =>
  readPage(
    {
      query: accountResource.select(bankAccounts.where('payerId', '==', customerId(payerId))),
      order: { field: 'learntAt', direction: 'desc' },
      toItem: accountResource.toSent,
    },
    page,
  );

/** Forgets the payer of an account. Returns how many that were: none if it is not learnt. */
export const forgetAccount = async (id: string, caller: Caller): Promise<number> => {
  if (!isDocumentId(id)) return 0;
  const reference = bankAccounts.doc(id);
  return transact(async (transaction) => {
    const learnt = await transaction.read(reference);
    if (!learnt) return 0;
    const { account, payerId, payerName } = learnt;
    transaction.remove(reference);
    recordAudit(transaction, caller, {
      action: 'bank-account-forgotten',
      target: { kind: 'user', id: payerId, label: payerName },
      before: { account },
      after: {},
    });
    return 1;
  });
};

import {
  type CompanyStep,
  isUndecided,
  type MailKind,
  type MailSubject,
} from '../../../contract/index.ts';
import {
  companyStepMail,
  invitationMail,
  type MailedCompany,
  type MailedInvitation,
  receivedSignUpMail,
  shopSignUpMail,
} from '../../../mail/texts/companyMails.ts';
import type { Transaction } from '../../../store/writes/transaction.ts';
import { queueMail, readMailShop } from '../../mail/queueMail.ts';
import { readOwners } from '../stored/storedMembers.ts';

const aboutOf = ({ id, company }: MailedCompany): MailSubject => ({
  kind: 'company',
  id,
  label: company.number,
});

/** Queues the mails about a sign-up: to the person, and to the shop, which decides about it. */
export const mailSignUp = async (
  transaction: Transaction,
  mailed: MailedCompany,
): Promise<void> => {
  const shop = await readMailShop();
  const { requestedBy, status } = mailed.company;
  const event = { eventId: transaction.id, userId: requestedBy.uid, about: aboutOf(mailed) };
  const waits = isUndecided(status);
  const content = waits
    ? receivedSignUpMail(mailed, shop)
    : companyStepMail('accept', mailed, '', shop);
  const kind = waits ? 'company-requested' : 'company-accepted';
  queueMail(transaction, { ...event, kind, to: requestedBy.email, content }, shop);
  queueMail(
    transaction,
    {
      ...event,
      kind: 'shop-company',
      to: shop.email,
      replyTo: requestedBy.email,
      content: shopSignUpMail(mailed, shop),
    },
    shop,
  );
};

const stepKinds: Record<CompanyStep, MailKind> = {
  accept: 'company-accepted',
  decline: 'company-declined',
  suspend: 'company-suspended',
  reopen: 'company-reopened',
  close: 'company-closed',
};

/** Queues the mails about a step by staff, to each owner. */
export const mailStep = async (
  transaction: Transaction,
  mailed: MailedCompany,
  { step, reason }: { step: CompanyStep; reason: string },
): Promise<void> => {
  const [shop, owners] = await Promise.all([readMailShop(), readOwners(mailed.id)]);
  const content = companyStepMail(step, mailed, reason, shop);
  for (const { uid, email } of owners) {
    queueMail(
      transaction,
      {
        kind: stepKinds[step],
        eventId: `${transaction.id}-${uid}`,
        userId: uid,
        to: email,
        about: aboutOf(mailed),
        content,
      },
      shop,
    );
  }
};

/** Queues the mail with the link of an invitation, the only place of its token. */
export const mailInvitation = async (
  transaction: Transaction,
  mailed: MailedCompany,
  invited: MailedInvitation,
): Promise<void> => {
  const shop = await readMailShop();
  queueMail(
    transaction,
    {
      kind: 'invitation',
      eventId: transaction.id,
      // The address may belong to no account yet.
      userId: null,
      to: invited.email,
      about: aboutOf(mailed),
      content: invitationMail(mailed, invited, shop),
    },
    shop,
  );
};

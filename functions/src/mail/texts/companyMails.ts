import {
  type CompanyRole,
  type CompanyStep,
  formatDayOf,
  isUndecided,
  orderAddressOf,
  roleName,
} from '../../contract/index.ts';
import type { CompanyDocument } from '../../documents/people/companies.ts';
import { button, facts, paragraph, quotation } from '../rendering/mailBlocks.ts';
import type { MailBlock, MailContent, MailShop } from '../rendering/mailContent.ts';
import { withoutLinks } from '../rendering/safeTexts.ts';
import { companyPage, invitationPage, managedCompanyPage } from './mailPages.ts';

/** A company that a mail is about. */
export interface MailedCompany {
  id: string;
  company: CompanyDocument;
}

/** An invitation with the token that only its mail contains. */
export interface MailedInvitation {
  email: string;
  role: CompanyRole;
  inviter: string;
  token: string;
  expiresAt: Date;
}

const companyFacts = ({ company }: MailedCompany, shop: MailShop): MailBlock => {
  const { number, name, taxId, registrationNumber, billingAddress, requestedBy } = company;
  return facts([
    ['Company', name],
    ['Number', number],
    ['Tax number', taxId],
    ['Registration number', registrationNumber],
    ['Billing address', orderAddressOf(billingAddress, shop.country)],
    ['Signed up by', `${requestedBy.name}, ${requestedBy.email}`],
    ['Position', requestedBy.position],
  ]);
};

const toPage = (label: string, { id }: MailedCompany, shop: MailShop): MailBlock =>
  button(label, companyPage(shop, id));

/** To the person: the shop has the sign-up, and will decide. */
export const receivedSignUpMail = (mailed: MailedCompany, shop: MailShop): MailContent => {
  const { name, number } = mailed.company;
  return {
    subject: `We have received your sign-up of ${name}`,
    preview: `We look at ${name} and write to you as soon as it can order.`,
    heading: 'Thank you for your sign-up',
    blocks: [
      paragraph(
        `We have received your sign-up of ${name}, number ${number}. We look at it and write to you as soon as the company can order. Until then you can order for yourself.`,
      ),
      companyFacts(mailed, shop),
      toPage('See the company', mailed, shop),
    ],
  };
};

/** To the shop: a company has signed up. */
export const shopSignUpMail = (mailed: MailedCompany, shop: MailShop): MailContent => {
  const { name, number, status, requestedBy } = mailed.company;
  const waits = isUndecided(status);
  return {
    subject: `${name} has signed up as a company, ${number}`,
    preview: `${requestedBy.name} has signed ${name} up.`,
    heading: waits ? 'A company waits for your decision' : 'A new company',
    blocks: [
      paragraph(
        waits
          ? `${requestedBy.name} has signed ${name} up. It can order once you accept it.`
          : `${requestedBy.name} has signed ${name} up. It can order now, because sign-ups need no decision.`,
      ),
      companyFacts(mailed, shop),
      button(waits ? 'Decide about it' : 'See the company', managedCompanyPage(shop, mailed.id)),
    ],
  };
};

interface StepTexts {
  subject: string;
  preview: string;
  heading: string;
  text: string;
  after?: string;
  /** The label of the link to the company; 'See the company' unless given. */
  label?: string;
}

const stepTexts: Record<CompanyStep, (name: string) => StepTexts> = {
  accept: (name) => ({
    subject: `${name} can order now`,
    preview: `Choose ${name} at the top of the shop, and order for it.`,
    heading: `Welcome, ${name}`,
    text: `${name} can order now. Choose it at the top of the shop to buy for it, and invite your colleagues on its page.`,
    label: 'Invite colleagues',
  }),
  decline: (name) => ({
    subject: `Your sign-up of ${name} was declined`,
    preview: `We are sorry: we cannot accept ${name}.`,
    heading: 'Sign-up declined',
    text: `We are sorry: we cannot accept ${name} as a company.`,
    after: 'You can still order for yourself. If something is missing, sign up once more.',
  }),
  suspend: (name) => ({
    subject: `${name} cannot order at the moment`,
    preview: `We have suspended ${name}.`,
    heading: 'Company suspended',
    text: `We have suspended ${name}: its members place no orders and accept no quotes. They still see its orders, and can pay them.`,
  }),
  reopen: (name) => ({
    subject: `${name} can order again`,
    preview: `We have reopened ${name}.`,
    heading: 'Company reopened',
    text: `We have reopened ${name}: its members can order again.`,
  }),
  close: (name) => ({
    subject: `${name} is closed`,
    preview: `We have closed ${name}.`,
    heading: 'Company closed',
    text: `We have closed ${name}. Its members can no longer order for it; its orders and invoices stay on its page.`,
  }),
};

/** To the owners: what the shop has decided about the company, and why if it says so. */
export const companyStepMail = (
  step: CompanyStep,
  mailed: MailedCompany,
  reason: string,
  shop: MailShop,
): MailContent => {
  const { text, after, label, ...head } = stepTexts[step](mailed.company.name);
  return {
    ...head,
    blocks: [
      paragraph(text),
      ...(reason ? [quotation(reason)] : []),
      ...(after ? [paragraph(after)] : []),
      toPage(label ?? 'See the company', mailed, shop),
    ],
  };
};

/**
 * To an invited person, who may not know the sender: who invites them, and the link. The subject and
 * what mail programs show beside it have no text that the sender chose.
 */
export const invitationMail = (
  { company }: MailedCompany,
  { email, role, inviter, token, expiresAt }: MailedInvitation,
  shop: MailShop,
): MailContent => ({
  subject: `An invitation to buy for a company at ${shop.name}`,
  preview: `You can join until ${formatDayOf(expiresAt, shop.timeZone)}.`,
  heading: 'You are invited to join a company',
  blocks: [
    paragraph(
      `${withoutLinks(inviter)} invites you to buy for ${withoutLinks(company.name)} at ${shop.name}. Log in or register with the address ${email} to accept.`,
    ),
    facts([
      ['Your role', roleName(role)],
      ['Valid until', formatDayOf(expiresAt, shop.timeZone)],
    ]),
    button('See the invitation', invitationPage(shop, token)),
    paragraph('If you do not know the sender, ignore this mail: nothing happens then.'),
  ],
});

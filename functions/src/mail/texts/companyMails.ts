import { type CompanyRole, formatDayOf, orderAddressOf, roleName } from '../../contract/index.ts';
import type { CompanyDocument } from '../../documents/people/companies.ts';
import {
  button,
  facts,
  type MailBlock,
  type MailContent,
  type MailShop,
  paragraph,
  quotation,
} from '../rendering/mailContent.ts';
import { withoutLinks } from '../rendering/withoutLinks.ts';
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

const quoted = (reason: string): MailBlock[] => (reason ? [quotation(reason)] : []);

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
  const waits = status === 'requested';
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

/** To the owners: the company can order. */
export const acceptedCompanyMail = (
  mailed: MailedCompany,
  reason: string,
  shop: MailShop,
): MailContent => {
  const { name } = mailed.company;
  return {
    subject: `${name} can order now`,
    preview: `Choose ${name} at the top of the shop, and order for it.`,
    heading: `Welcome, ${name}`,
    blocks: [
      paragraph(
        `${name} can order now. Choose it at the top of the shop to buy for it, and invite your colleagues on its page.`,
      ),
      ...quoted(reason),
      toPage('Invite colleagues', mailed, shop),
    ],
  };
};

/** To the owners: the shop does not accept the company. */
export const declinedCompanyMail = (
  mailed: MailedCompany,
  reason: string,
  shop: MailShop,
): MailContent => {
  const { name } = mailed.company;
  return {
    subject: `Your sign-up of ${name} was declined`,
    preview: `We are sorry: we cannot accept ${name}.`,
    heading: 'Sign-up declined',
    blocks: [
      paragraph(`We are sorry: we cannot accept ${name} as a company.`),
      ...quoted(reason),
      paragraph('You can still order for yourself. If something is missing, sign up once more.'),
      toPage('See the company', mailed, shop),
    ],
  };
};

/** To the owners: the company cannot order while it is suspended. */
export const suspendedCompanyMail = (
  mailed: MailedCompany,
  reason: string,
  shop: MailShop,
): MailContent => {
  const { name } = mailed.company;
  return {
    subject: `${name} cannot order at the moment`,
    preview: `We have suspended ${name}.`,
    heading: 'Company suspended',
    blocks: [
      paragraph(
        `We have suspended ${name}: its members place no orders and accept no quotes. They still see its orders, and can pay them.`,
      ),
      ...quoted(reason),
      toPage('See the company', mailed, shop),
    ],
  };
};

/** To the owners: the company can order again. */
export const reopenedCompanyMail = (
  mailed: MailedCompany,
  reason: string,
  shop: MailShop,
): MailContent => {
  const { name } = mailed.company;
  return {
    subject: `${name} can order again`,
    preview: `We have reopened ${name}.`,
    heading: 'Company reopened',
    blocks: [
      paragraph(`We have reopened ${name}: its members can order again.`),
      ...quoted(reason),
      toPage('See the company', mailed, shop),
    ],
  };
};

/** To the owners: the company is closed. */
export const closedCompanyMail = (
  mailed: MailedCompany,
  reason: string,
  shop: MailShop,
): MailContent => {
  const { name } = mailed.company;
  return {
    subject: `${name} is closed`,
    preview: `We have closed ${name}.`,
    heading: 'Company closed',
    blocks: [
      paragraph(
        `We have closed ${name}. Its members can no longer order for it; its orders and invoices stay on its page.`,
      ),
      ...quoted(reason),
      toPage('See the company', mailed, shop),
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

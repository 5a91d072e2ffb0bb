import { describe, expect, it } from 'vitest';
import type { CompanyRole } from '../../contract/index.ts';
import type { Caller } from '../../store/accounts/caller.ts';
import { mail } from '../../store/collections/collections.ts';
import { asAdmin } from '../../testing/api/accounts.ts';
import { createCompany, newMember, useCompanies } from '../../testing/companies/buyingCompany.ts';
import { newAdmin } from '../../testing/orders/prepaidOrders.ts';
import { newOffer, storedQuote } from '../../testing/orders/quotes.ts';
import { createTool } from '../../testing/tools/tools.ts';
import { acceptQuote } from './acceptQuote.ts';
import { declineQuote } from './declineQuote.ts';
import { addQuoteMessage } from './quoteMessages.ts';

useCompanies();

const admin = newAdmin();

const quoteOfBuyer = async () => {
  const companyId = await createCompany();
  const buyer = await newMember(companyId, 'buyer');
  const quote = await newOffer(buyer, admin, await createTool());
  return { quote, buyer, colleague: (role: CompanyRole) => newMember(companyId, role) };
};

const write = (id: string, by: Caller) =>
  addQuoteMessage(id, { input: { text: 'Hello' }, key: undefined }, by);

const mailAbout = async (kind: string, messageId = '') =>
  (await mail.doc(`${kind}_${messageId}`).get()).data();

describe('A message about the quote of a company', () => {
  it('is not written by a member who may only look at it, who is neither customer nor shop', async () => {
    const { quote, colleague } = await quoteOfBuyer();
    const bookkeeper = await colleague('bookkeeper');
    await expect(write(quote._id, bookkeeper)).rejects.toMatchObject({ code: 'role-forbidden' });
    expect((await storedQuote(quote._id)).messages).toEqual([]);
  });

  it('is a customer’s if another member who orders writes it, and the shop answers them', async () => {
    const { quote, colleague } = await quoteOfBuyer();
    const approver = await colleague('approver');
    const [message] = (await write(quote._id, approver)).quote.messages;
    expect(message).toMatchObject({ from: 'customer', uid: approver.uid });
    expect(await mailAbout('shop-quote-message', message?.id)).toMatchObject({
      replyTo: approver.email,
    });
    expect(await mailAbout('quote-message', message?.id)).toBeUndefined();
  });

  it('is the shop’s if staff write it, also staff who are a bookkeeper of the company', async () => {
    const { quote, buyer, colleague } = await quoteOfBuyer();
    const both = asAdmin(await colleague('bookkeeper'));
    for (const by of [admin, both]) {
      const message = (await write(quote._id, by)).quote.messages.at(-1);
      expect(message).toMatchObject({ from: 'shop', uid: by.uid });
      expect(await mailAbout('quote-message', message?.id)).toMatchObject({ to: [buyer.email] });
    }
  });
});

it('A member who may only look at an offer neither accepts nor declines it, as anyone', async () => {
  const { quote, colleague } = await quoteOfBuyer();
  const bookkeeper = await colleague('bookkeeper');
  const { version } = quote;
  const details = { phoneNumber: '01234567890', orderAddress: '1 Workshop Lane' };
  await expect(declineQuote(quote._id, { reason: '' }, bookkeeper)).rejects.toMatchObject({
    code: 'quote-not-changeable',
  });
  await expect(acceptQuote(quote._id, { version, ...details }, bookkeeper)).rejects.toMatchObject({
    code: 'role-forbidden',
  });
  expect((await storedQuote(quote._id)).status).toBe('offered');
});

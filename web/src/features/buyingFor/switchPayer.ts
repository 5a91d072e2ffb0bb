import { counted } from 'functions/contract';
import { readCart } from '../../domain/cart/stored/storedCart.ts';
import { isSaved } from '../../domain/cart/stored/unsavedChanges.ts';
import { storeChoice } from '../../lib/session/buyingFor.ts';
import { storePayerNotice } from './payerNotice.ts';
import { pageForOtherPayer } from './payerPages.ts';

interface Switch {
  /** The name of the company for which the page buys then; null for the account itself. */
  to: string | null;
  from: string | null;
  /** The tools in the cart of the payer before. */
  tools: number;
}

const cartOf = (company: string | null, tools: number): string =>
  `${company === null ? 'Your own cart' : `Your cart for ${company}`} of ${counted(tools, 'tool')}`;

/** What a switch to another payer means. */
export const switchText = ({ to, from, tools }: Switch): string => {
  const now = `You are buying for ${to ?? 'yourself'} now.`;
  return tools > 0 ? `${now} ${cartOf(from, tools)} stays as it is.` : now;
};

/** For whom an account can buy: itself, with an empty id and no name, or a company. */
export interface PayerChoice {
  companyId: string;
  name: string | null;
}

/** Its code is loaded since the sign-in. */
const saveCart = async () => {
  const { saveCartInTime } = await import('../../domain/cart/sync/syncCart.ts');
  await saveCartInTime();
};

/** Saves the cart of the payer before, if that is possible soon, and stores the choice. */
const choosePayer = async (
  uid: string,
  from: PayerChoice,
  to: PayerChoice,
  isCartCopied: boolean,
): Promise<void> => {
  const cart = readCart();
  if (!isSaved(cart)) await saveCart().catch(() => {});
  const tools = cart.lines.length;
  storePayerNotice({
    text: switchText({ to: to.name, from: from.name, tools }),
    ...(tools > 0 && !isCartCopied && { cartOf: from.companyId }),
  });
  storeChoice(uid, to.companyId);
};

/**
 * Buys for another payer in this tab: with a new page, so that nothing of the payer before remains
 * on it.
 */
export const switchPayer = async (
  uid: string,
  from: PayerChoice,
  to: PayerChoice,
  { isCartCopied = false } = {},
): Promise<void> => {
  await choosePayer(uid, from, to, isCartCopied);
  window.location.assign(pageForOtherPayer(window.location));
};

/** The same for a page to which a link has led, which takes the place of the page before. */
export const openForPayer = async (
  uid: string,
  from: PayerChoice,
  to: PayerChoice,
  address: string,
): Promise<void> => {
  await choosePayer(uid, from, to, false);
  window.location.replace(address);
};

import { endedPriceText, formatCents } from '../../contract/index.ts';
import { type ProblemText, problemText } from './problemText.ts';

type PriceCode =
  | 'price-changed'
  | ('price-list-not-found' | 'price-list-not-changeable' | 'price-lists-full')
  | ('group-not-found' | 'group-in-use');

/** The texts of errors about prices, price lists and groups of customers. */
export const priceProblems: { [Code in PriceCode]: ProblemText<Code> } = {
  'price-changed': problemText(
    'Price changed',
    ({ unitPrice, ended }) =>
      `${ended ? `${endedPriceText(ended)}. ` : ''}The price is now ${formatCents(unitPrice)} a piece.`,
  ),
  'price-list-not-found': problemText('Price list not found', 'There is no such price list.'),
  'price-list-not-changeable': problemText('Price list not changeable', ({ priceListStatus }) =>
    priceListStatus === 'draft'
      ? 'The price list is a draft, which does not allow this.'
      : `The price list is ${priceListStatus}, which does not allow this.`,
  ),
  'price-lists-full': problemText(
    'Too many active price lists',
    ({ maxPriceLists }) =>
      `At most ${maxPriceLists} price lists can be active. Archive one that has ended.`,
  ),
  'group-not-found': problemText('Group not found', 'There is no such group of customers.'),
  'group-in-use': problemText(
    'Group in use',
    'The group has customers or price lists. Take them out of it first.',
  ),
};

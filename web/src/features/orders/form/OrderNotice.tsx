import Alert from '@mui/material/Alert';
import {
  counted,
  type EndedPrice,
  endedPriceText,
  formatCents,
  type Tool,
} from 'functions/contract';
import { creditLeftOf } from '../../../domain/money/termsTexts.ts';
import type { OrderPayment } from '../draft/orderPayment.ts';
import type { OrderOffer } from '../draft/orderRefusal.ts';
import { MinimumNotice } from './MinimumNotice.tsx';
import { OrderCreditNotice } from './OrderCreditNotice.tsx';

const stockText = (available: number) =>
  `Other buyers were quicker: ${counted(available, 'piece')} ${available === 1 ? 'is' : 'are'} left.`;

interface ChangedPrice {
  oldPrice: number;
  newPrice: number;
  ended?: EndedPrice | undefined;
}

const priceText = ({ oldPrice, newPrice, ended }: ChangedPrice) => {
  const change = `The price has changed from ${formatCents(oldPrice)} to ${formatCents(newPrice)} a piece.`;
  const reason = ended ? `${endedPriceText(ended)}. ` : '';
  return `${reason}${change} Please look at the new total and confirm your order again.`;
};

interface OrderNoticeProps {
  /** Whether nothing can be ordered; another notice says why. */
  isRefused: boolean;
  tool: Tool;
  offer: OrderOffer | null;
  payment: OrderPayment;
}

/** The shop's answer about the order comes before earlier notices. */
const limitsOf = (offer: OrderOffer | null, { shop, terms }: OrderPayment) => ({
  minimum: offer?.kind === 'minimum' ? offer.minimum : (shop?.orderMinimum ?? 0),
  credit: offer?.kind === 'credit' ? offer : terms ? creditLeftOf(terms) : null,
});

/** A notice for the buyer before the form is sent, or sent once more, if there is one. */
export const OrderNotice = ({ isRefused, tool, offer, payment }: OrderNoticeProps) => {
  if (isRefused) return null;
  if (offer?.kind === 'stock')
    return <Alert severity="warning">{stockText(offer.available)}</Alert>;
  if (offer?.kind === 'price') {
    return <Alert severity="warning">{priceText(offer)}</Alert>;
  }
  const { minimum, credit } = limitsOf(offer, payment);
  return (
    <>
      <MinimumNotice tool={tool} minimum={minimum} />
      {credit && <OrderCreditNotice tool={tool} credit={credit} shop={payment.shop} />}
    </>
  );
};

import { currencyName, limits } from 'functions/contract';
import type { Clause } from './clause.ts';

/** The terms of sale. What depends on the shop's settings is in its details below them. */
export const terms: readonly Clause[] = [
  {
    title: 'Who we sell to',
    paragraphs: [
      'Tools Hub is a wholesaler: we sell carpentry tools in bulk to joineries, builders, schools and other businesses, not to consumers. You need an account to order. Keep your password to yourself, and tell us if someone else may have used your account.',
      'You can also order for a company that has signed up and has you as a member. Such an order is the company’s: it pays, and its owners decide who of its members orders, approves and pays.',
    ],
  },
  {
    title: 'Orders and quantities',
    paragraphs: [
      'Each tool has a minimum quantity, and some have a maximum or are sold in whole packs. The tool’s page shows what applies. An order may also have to reach a minimum amount before tax.',
      'When you place an order, you offer to buy. The pieces are reserved for you at once. The contract is made when we confirm the order. If we cannot deliver, we cancel it, give the reason and refund what you have paid.',
      'An order that has to be approved in your company is placed when it is approved. Until then, it reserves no pieces.',
    ],
  },
  {
    title: 'Prices and tax',
    paragraphs: [
      `Prices are in ${currencyName}, per piece and before tax. Many tools cost less in larger quantities: the price of a line follows from its quantity. The prices at the time of your order apply, as the order form shows them. Later changes do not affect it.`,
      'Where we have agreed prices with you, the shop shows them while you are logged in, with the last day on which they apply.',
      'Tax is added at the rate that the cart, the order and the invoice show.',
    ],
  },
  {
    title: 'Quotes',
    paragraphs: [
      'You can ask for a quote for larger quantities. Our offer names a price for each line and the last day on which it is valid. You can accept it once until the end of that day. Stock is checked when you accept, because an offer does not reserve pieces. An offer that you decline or that has expired no longer binds us.',
    ],
  },
  {
    title: 'Payment',
    paragraphs: [
      'The checkout shows your payment terms: the number of days after the invoice, or prepaid. We issue the invoice when we confirm the order. You pay by bank transfer, or by card where the shop accepts cards.',
      'A prepaid order waits for its payment until the time that its page shows. If the payment has not arrived by then, the order is cancelled and its pieces go back on sale.',
      'We may agree a credit limit with you. An order that would take your open amount above it cannot be placed until you have paid. If an invoice is overdue, we remind you, and may hold further orders until it is paid.',
      'The goods remain our property until they are paid in full.',
    ],
  },
  {
    title: 'Delivery',
    paragraphs: [
      `We deliver to the address of the order within ${limits.deliveryDays} days of your order, unless we agree otherwise. We may deliver in several parcels: the order’s page names the carrier and the tracking number of each. Check the cases when they arrive, and report missing or damaged pieces within five working days.`,
    ],
  },
  {
    title: 'Cancellation, guarantee and refunds',
    paragraphs: [
      'You can cancel an order, or lines of it, yourself on its page until we confirm it. After that, please contact us. If we have invoiced what is cancelled, you get a credit note for it, and we refund what you have paid.',
      'We replace a tool that fails in normal use within six months of delivery. If a tool does not suit you, we take it back unused and refund it without questions, within the return period below. Ask for either on the page of the order.',
    ],
  },
  {
    title: 'Reviews',
    paragraphs: [
      'A review appears with the name and the picture of your account. It must be your honest opinion, and must not insult anyone, advertise, or contain other people’s data. We may check reviews before they appear, and hide or remove those that break these rules. A review is marked as verified if an order of yours had been delivered. You can change or delete your review at any time.',
    ],
  },
  {
    title: 'Your account',
    paragraphs: [
      'You can download all your data and delete your account on your profile page. Orders that are open at that time stay valid: we deliver them and you pay for them as agreed. We may close an account that is used to defraud us or other customers.',
    ],
  },
  {
    title: 'Liability and law',
    paragraphs: [
      'We are liable without limit for intent, gross negligence and injury. Otherwise, our liability is limited to the damage that is typical and foreseeable, and at most to the amount of the order. The law of the place where the seller has its address applies, and its courts decide.',
      'The terms that were published when you placed an order apply to it.',
    ],
  },
];

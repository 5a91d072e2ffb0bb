import type { OrderLinesBody } from 'functions/contract';
import type { ReactNode } from 'react';
import { OrderingNotice } from '../../domain/company/OrderingNotice.tsx';
import type { Ordering } from '../../domain/company/useOrdering.ts';
import { creditProblem } from '../../domain/money/termsTexts.ts';
import { ApprovalNotice } from '../../domain/request/ApprovalNotice.tsx';
import { isApprovable } from '../../domain/request/isApprovable.ts';
import { countryOf, type useShop } from '../../domain/shop/useShop.ts';
import type { useTerms } from '../../domain/shop/useTerms.ts';
import { CheckoutSummary } from './CheckoutSummary.tsx';
import type { QuoteOffer } from './failure/quoteOffer.ts';
import { CheckoutForm } from './form/CheckoutForm.tsx';
import { type CheckoutValues, type Contact, type Delivery, orderOf } from './form/checkoutForm.ts';
import { creditOf, summaryFailure } from './form/checkoutState.ts';
import { CheckoutCreditNotice } from './review/CheckoutCreditNotice.tsx';
import { RefusedLines } from './review/RefusedLines.tsx';
import type { useCheckout } from './sending/useCheckout.ts';

interface OfferCheckoutProps {
  offer: QuoteOffer;
  checkout: ReturnType<typeof useCheckout>;
  shop: ReturnType<typeof useShop>;
  terms: ReturnType<typeof useTerms>;
  ordering: Ordering;
  /** Null while the address book loads. */
  delivery: Delivery | null;
  contact: Contact | undefined;
  addressChoice: ReactNode;
  /** The lines of the offer. */
  lines: ReactNode;
  /** Helps with an address that is not verified. */
  verification: ReactNode;
}

const piecesOf = ({ lines }: QuoteOffer) => lines.reduce((sum, { quantity }) => sum + quantity, 0);

const orderedLines = ({ lines }: QuoteOffer): OrderLinesBody['lines'] =>
  lines.map(({ toolId, quantity, unitPrice }) => ({ toolId, quantity, unitPrice }));

/** The checkout of an offer, whose prices are agreed and whose lines cannot change. */
export const OfferCheckout = (props: OfferCheckoutProps) => {
  const { offer, checkout, shop, terms, ordering, delivery } = props;
  const { failure, draft } = checkout;
  const credit = creditOf(checkout, terms);
  const aboveCredit = credit && creditProblem(offer.totals.total, credit);
  const refused = failure?.lines ?? [];
  const approval = checkout.required ?? ordering.approvalOf(offer.totals.subtotal);

  const amounts = { tools: offer.lines.length, pieces: piecesOf(offer), totals: offer.totals };
  const back = { to: offer.href, label: 'Back to the quote' };

  const submit = async (values: CheckoutValues) => {
    if (!delivery || aboveCredit || ordering.refused || !isApprovable(approval)) return {};
    const order = orderOf(values, delivery, orderedLines(offer), await countryOf(shop));
    const accepted = { ...order, fromCart: false };
    const failed = await (approval ? checkout.ask(accepted) : checkout.place(accepted));
    return failed?.errors ?? {};
  };

  const notices = (
    <>
      <OrderingNotice ordering={ordering} />
      {refused.length > 0 && <RefusedLines refused={refused} offer={offer} />}
      {credit && aboveCredit && (
        <CheckoutCreditNotice title={aboveCredit} credit={credit} shop={shop} back={back} />
      )}
      {!ordering.refused && !aboveCredit && approval && <ApprovalNotice approval={approval} />}
      {failure?.code === 'email-not-verified' && props.verification}
    </>
  );

  return (
    <CheckoutForm
      initialValues={draft.values}
      delivery={delivery}
      contact={props.contact}
      addressChoice={props.addressChoice}
      notices={notices}
      payment={{ terms: terms.data, takesCards: shop.data?.cardPayments }}
      amounts={amounts}
      back={back}
      lines={props.lines}
      summary={
        <CheckoutSummary
          amounts={amounts}
          failure={
            aboveCredit || refused.length > 0 ? undefined : summaryFailure(failure, delivery)
          }
          hasOrdersLink={false}
          isSending={checkout.isSending || ordering.isLoading || delivery === null}
          isRefused={ordering.refused !== null || !isApprovable(approval)}
          action={approval ? 'ask' : 'accept'}
        />
      }
      onChange={checkout.keep}
      onSubmit={submit}
    />
  );
};

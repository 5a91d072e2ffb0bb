import type { ReactNode } from 'react';
import type { usePricedCart } from '../../domain/cart/priced/usePricedCart.ts';
import { OrderingNotice } from '../../domain/company/OrderingNotice.tsx';
import type { Ordering } from '../../domain/company/useOrdering.ts';
import { creditProblem } from '../../domain/money/termsTexts.ts';
import { ApprovalNotice } from '../../domain/request/ApprovalNotice.tsx';
import { isApprovable } from '../../domain/request/isApprovable.ts';
import { countryOf, type useShop } from '../../domain/shop/useShop.ts';
import type { useTerms } from '../../domain/shop/useTerms.ts';
import { shownMessageOf } from '../../lib/api/messages.ts';
import { paths } from '../../lib/router/paths.ts';
import { ListError } from '../../ui/feedback/ListError.tsx';
import { CheckoutSummary } from './CheckoutSummary.tsx';
import { CheckoutForm } from './form/CheckoutForm.tsx';
import { type CheckoutValues, type Contact, type Delivery, orderOf } from './form/checkoutForm.ts';
import { creditOf, summaryFailure } from './form/checkoutState.ts';
import { CheckoutCreditNotice } from './review/CheckoutCreditNotice.tsx';
import { reviewCart } from './review/cartReview.ts';
import { Repairs } from './review/Repairs.tsx';
import { ReviewLines, ReviewSkeleton } from './review/ReviewLines.tsx';
import { CartChanges, ReviewNotice } from './review/ReviewNotice.tsx';
import { useCartReview } from './review/useCartReview.ts';
import type { useCheckout } from './sending/useCheckout.ts';

interface CartCheckoutProps {
  cart: ReturnType<typeof usePricedCart>;
  checkout: ReturnType<typeof useCheckout>;
  shop: ReturnType<typeof useShop>;
  terms: ReturnType<typeof useTerms>;
  /** Null while the address book loads. */
  delivery: Delivery | null;
  contact: Contact | undefined;
  ordering: Ordering;
  addressChoice: ReactNode;
  /** Offers to find out about an order without an answer. */
  retry: ReactNode;
  /** Helps with an address that is not verified. */
  verification: ReactNode;
}

interface CheckoutLinesProps {
  cart: CartCheckoutProps['cart'];
  /** The ids of the tools whose lines have problems. */
  refused: ReadonlySet<string>;
}

const CheckoutLines = ({ cart, refused }: CheckoutLinesProps) => {
  const { lines, priced, data, error, refetch } = cart;
  return (
    <>
      <ListError message={shownMessageOf(error)} onRetry={() => void refetch()} />
      {data ? (
        <ReviewLines priced={priced} refused={refused} />
      ) : (
        !error && <ReviewSkeleton lines={lines} />
      )}
    </>
  );
};

const back = { to: paths.cart, label: 'Change cart' };

/** The checkout of a cart with tools. An order is sent only if nothing is left to look at. */
export const CartCheckout = (props: CartCheckoutProps) => {
  const { cart, checkout, shop, terms, ordering, delivery, contact } = props;
  const { lines, priced, data, error, isKept } = cart;
  const { failure, draft } = checkout;
  const { changes, acknowledge, repair } = useCartReview(lines);
  const refusals = failure && cart.dataUpdatedAt <= failure.failedAt ? failure.lines : [];
  const review = reviewCart(priced, refusals, cart);
  const { problems, belowMinimum, pieces, totals } = review;
  const isPriced = data !== undefined && !isKept && priced.every(({ tool }) => tool !== undefined);
  const credit = creditOf(checkout, terms);
  const aboveCredit = credit && creditProblem(totals.total, credit);
  const isReviewed =
    !ordering.refused &&
    problems.length === 0 &&
    changes.length === 0 &&
    belowMinimum === null &&
    !aboveCredit;

  const isTotalled = isPriced && problems.length === 0;
  const amounts = { tools: lines.length, pieces, totals: isTotalled ? totals : null };
  const approval = checkout.required ?? ordering.approvalOf(totals.subtotal);

  const submit = async (values: CheckoutValues) => {
    if (!delivery || !isPriced || !isReviewed || !isApprovable(approval)) return {};
    const order = orderOf(values, delivery, review.lines, await countryOf(shop));
    const failed = await (approval ? checkout.ask(order) : checkout.place(order));
    return failed?.errors ?? {};
  };

  const notices = (
    <>
      {props.retry}
      <OrderingNotice ordering={ordering} />
      <CartChanges changes={changes} onAcknowledge={acknowledge} />
      <Repairs problems={isPriced ? problems : []} onRepair={repair} />
      {isPriced && belowMinimum && (
        <ReviewNotice severity="error" title={belowMinimum}>
          Add tools or pieces to your cart.
        </ReviewNotice>
      )}
      {isPriced && credit && aboveCredit && (
        <CheckoutCreditNotice title={aboveCredit} credit={credit} shop={shop} back={back} />
      )}
      {isPriced && isReviewed && approval && <ApprovalNotice approval={approval} />}
      {failure?.code === 'email-not-verified' && props.verification}
    </>
  );

  return (
    <CheckoutForm
      initialValues={draft.values}
      delivery={delivery}
      contact={contact}
      addressChoice={props.addressChoice}
      notices={notices}
      payment={{ terms: terms.data, takesCards: shop.data?.cardPayments }}
      amounts={amounts}
      back={back}
      lines={
        <CheckoutLines cart={cart} refused={new Set(problems.map(({ line }) => line.toolId))} />
      }
      summary={
        <CheckoutSummary
          amounts={amounts}
          failure={isReviewed ? summaryFailure(failure, delivery) : undefined}
          hasOrdersLink={failure?.code === 'idempotency-conflict'}
          isSending={
            checkout.isSending || ordering.isLoading || delivery === null || (!isPriced && !error)
          }
          isRefused={ordering.refused !== null || !isApprovable(approval)}
          action={approval ? 'ask' : 'place'}
        />
      }
      onChange={checkout.keep}
      onSubmit={submit}
    />
  );
};

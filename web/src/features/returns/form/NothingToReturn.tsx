import { mdiPackageVariantRemove } from '@mdi/js';
import { formatDay, type ReturnKind } from 'functions/contract';
import type { Order } from '../../../domain/order/order.ts';
import { missedDay } from '../../../domain/returns/eligibleLines.ts';
import type { Eligibility } from '../../../domain/returns/useEligibility.ts';
import { paths } from '../../../lib/router/paths.ts';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { LinkButton } from '../../../ui/inputs/LinkButton.tsx';

interface NothingToReturnProps {
  order: Order;
  kind: ReturnKind;
  eligibility: Eligibility;
}

const titles: Record<ReturnKind, string> = {
  return: 'There is nothing to return',
  claim: 'There is nothing to claim',
};

const hasArrived = ({ lines }: Order): boolean => lines.some(({ delivered }) => delivered > 0);

const textOf = ({ order, kind, eligibility }: NothingToReturnProps): string => {
  if (!hasArrived(order))
    return 'Nothing of this order has arrived so far. Come back when it has, and is marked as received.';
  const day = missedDay(eligibility.linesFor(kind));
  return day === undefined
    ? 'Everything that has arrived is in a return already. The page of the order lists them.'
    : `The last day for it was ${formatDay(day)}. Please write to us if we can help in another way.`;
};

/** Says why nothing of an order can be returned or claimed. */
export const NothingToReturn = (props: NothingToReturnProps) => (
  <EmptyState
    icon={mdiPackageVariantRemove}
    title={titles[props.kind]}
    action={<LinkButton to={paths.orderDetails.href(props.order.number)}>See the order</LinkButton>}
  >
    {textOf(props)}
  </EmptyState>
);

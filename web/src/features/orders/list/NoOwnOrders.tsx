import { mdiPackageVariant } from '@mdi/js';
import type { OrderMaker } from 'functions/contract';
import type { PaymentChoice } from '../../../domain/order/orderFilters.ts';
import { makerQuery } from '../../../domain/order/orderSearch.ts';
import { paths } from '../../../lib/router/paths.ts';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { LinkButton } from '../../../ui/inputs/LinkButton.tsx';
import { noOwnOrdersText } from './listTexts.ts';

export type OwnFilter = 'open' | 'all';

interface NoOrdersProps {
  filter: OwnFilter;
  payment: PaymentChoice;
  maker: OrderMaker;
  hasMore: boolean;
}

const allStatuses = (maker: OrderMaker) =>
  `?${new URLSearchParams({ status: 'all', ...makerQuery(maker) })}`;

export const NoOwnOrders = (search: NoOrdersProps) => {
  const { title, advice } = noOwnOrdersText(search);
  return (
    <EmptyState
      icon={mdiPackageVariant}
      title={title}
      action={
        search.payment ? (
          <LinkButton to={allStatuses(search.maker)}>See all my orders</LinkButton>
        ) : (
          <LinkButton to={paths.tools}>See our tools</LinkButton>
        )
      }
    >
      {advice}
    </EmptyState>
  );
};

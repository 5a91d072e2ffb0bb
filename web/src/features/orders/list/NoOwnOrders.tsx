import { mdiPackageVariant } from '@mdi/js';
import Button from '@mui/material/Button';
import type { OrderMaker } from 'functions/contract';
import { Link } from 'react-router-dom';
import type { PaymentChoice } from '../../../domain/order/orderFilters.ts';
import { makerQuery } from '../../../domain/order/orderSearch.ts';
import { paths } from '../../../lib/router/paths.ts';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
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
          <Button component={Link} to={allStatuses(search.maker)} variant="contained">
            See all my orders
          </Button>
        ) : (
          <Button component={Link} to={paths.tools} variant="contained">
            See our tools
          </Button>
        )
      }
    >
      {advice}
    </EmptyState>
  );
};

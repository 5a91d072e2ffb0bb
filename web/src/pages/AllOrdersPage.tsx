import { mdiPackageVariant } from '@mdi/js';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { ChoiceButtons } from '../components/ChoiceButtons.tsx';
import { EmptyState } from '../components/EmptyState.tsx';
import { PageTitle } from '../components/PageTitle.tsx';
import { SearchField } from '../components/SearchField.tsx';
import { useAddressChoice } from '../components/useAddressChoice.ts';
import { useSearchWords } from '../components/useSearchWords.ts';
import { OrderDetailsLink } from '../features/orders/list/OrderedToolLink.tsx';
import { OrderList } from '../features/orders/list/OrderList.tsx';
import type { Order } from '../features/orders/order.ts';
import {
  isOrderFilter,
  type OrderFilter,
  orderFilters,
  statusQuery,
} from '../features/orders/orderFilters.ts';
import { foundLabel, noOrdersText, orderName } from '../features/orders/orderTexts.ts';
import { useCancelOrders, useOrderCount, useOrderSearch } from '../features/orders/useOrders.ts';
import { ExportButton } from '../features/tables/ExportButton.tsx';
import { notifyOutcome } from '../notifyOutcome.ts';

const title = 'All Orders';
/** A column on a phone from the start, so that the count, once loaded, moves nothing. */
const heading = {
  display: 'flex',
  flexDirection: { xs: 'column', sm: 'row' },
  justifyContent: 'space-between',
  alignItems: { xs: 'flex-start', sm: 'center' },
  gap: 2,
  mb: 3,
};
const columns = { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) 320px' };

const Heading = ({ count }: { count: number | undefined }) => (
  <PageTitle documentTitle={title}>{count === undefined ? title : `${title} (${count})`}</PageTitle>
);

const FoundOrders = ({ list }: { list: ReturnType<typeof useOrderSearch> }) => {
  const { data, isPlaceholderData, isError, hasNextPage } = list;
  const found = isPlaceholderData ? undefined : data?.length;
  return (
    <Typography role="status" sx={{ color: 'text.secondary', mb: 2, minHeight: '1.6em' }}>
      {!isError && foundLabel(found, hasNextPage)}
    </Typography>
  );
};

const cancellationWords = { noun: 'order', done: 'cancelled', nameOf: orderName };

/** Cancels several orders, notifies of the outcome and resolves to it. */
const useCancellations = () => {
  const { mutateAsync, isPending } = useCancelOrders();
  const cancelAll = async (orders: Order[]) => {
    const outcome = await mutateAsync(orders);
    notifyOutcome(outcome, cancellationWords);
    return outcome;
  };
  return { cancelAll, cancelling: isPending };
};

const filterChoice = { name: 'status', defaultChoice: 'placed', isChoice: isOrderFilter } as const;

export const AllOrdersPage = () => {
  const { words, text, type, search } = useSearchWords();
  const [filter, choose] = useAddressChoice<OrderFilter>(filterChoice);
  const { data: count } = useOrderCount(filter);
  const list = useOrderSearch({ filter, words });
  const { cancelAll, cancelling } = useCancellations();
  const empty = noOrdersText({ filter, words, hasMore: list.hasNextPage });
  return (
    <>
      <Box sx={heading}>
        <Heading count={count} />
        <ExportButton table="orders" search={statusQuery(filter)} />
      </Box>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: columns, mb: 2.5 }}>
        <SearchField label="Search by customer" text={text} onType={type} onSearch={search} />
        <ChoiceButtons
          label="Orders to show"
          choices={orderFilters}
          value={filter}
          onChange={choose}
        />
      </Box>
      {words && <FoundOrders list={list} />}
      <OrderList
        list={list}
        actor="admin"
        ToolLink={OrderDetailsLink}
        onCancelAll={cancelAll}
        cancelling={cancelling}
        empty={
          <EmptyState icon={mdiPackageVariant} title={empty.title}>
            {empty.advice}
          </EmptyState>
        }
      />
    </>
  );
};

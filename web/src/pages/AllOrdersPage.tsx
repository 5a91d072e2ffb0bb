import { mdiPackageVariant } from '@mdi/js';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { ChoiceButtons } from '../components/ChoiceButtons.tsx';
import { EmptyState } from '../components/EmptyState.tsx';
import { PageTitle } from '../components/PageTitle.tsx';
import { SearchField } from '../components/SearchField.tsx';
import { OrderDetailsLink } from '../features/orders/list/OrderDetailsLink.tsx';
import { OrderList } from '../features/orders/list/OrderList.tsx';
import { foundLabel, noOrdersText } from '../features/orders/list/orderListTexts.ts';
import { orderFilters, statusQuery } from '../features/orders/orderFilters.ts';
import { useOrderCount, useOrderSearch } from '../features/orders/useOrders.ts';
import { ExportButton } from '../features/tables/ExportButton.tsx';
import { useOrderCancellations } from './useOrderCancellations.ts';
import { useOrderFilter } from './useOrderFilter.ts';
import { useSearchWords } from './useSearchWords.ts';

const title = 'All Orders';
/** On a phone one below the other from the start: the count, when it comes, pushes nothing down. */
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

const Found = ({ list }: { list: ReturnType<typeof useOrderSearch> }) => {
  const { data, isPlaceholderData, isError, hasNextPage } = list;
  const found = isPlaceholderData ? undefined : data?.length;
  return (
    <Typography role="status" sx={{ color: 'text.secondary', mb: 2, minHeight: '1.6em' }}>
      {!isError && foundLabel(found, hasNextPage)}
    </Typography>
  );
};

export const AllOrdersPage = () => {
  const { words, text, type, search } = useSearchWords();
  const { filter, choose } = useOrderFilter();
  const { data: count } = useOrderCount(filter);
  const list = useOrderSearch({ filter, words });
  const { cancelAll, cancelling } = useOrderCancellations();
  const empty = noOrdersText({ filter, words, mayFollow: list.hasNextPage });
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
      {words && <Found list={list} />}
      <OrderList
        list={list}
        Product={OrderDetailsLink}
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

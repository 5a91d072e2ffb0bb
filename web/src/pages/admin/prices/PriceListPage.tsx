import { mdiTagOffOutline } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { canEditPriceList, type PriceList } from 'functions/contract';
import { Link, useParams } from 'react-router-dom';
import { BackLink } from '../../../domain/page/BackLink.tsx';
import { PageTitle } from '../../../domain/page/PageTitle.tsx';
import { shopDay } from '../../../domain/time/dates.ts';
import {
  usePriceList,
  usePricesRefresh,
} from '../../../features/prices/manage/data/usePriceLists.ts';
import { ListedPrices } from '../../../features/prices/manage/entries/ListedPrices.tsx';
import { EditPriceListForm } from '../../../features/prices/manage/form/EditPriceListForm.tsx';
import { PriceListFacts } from '../../../features/prices/manage/form/PriceListFacts.tsx';
import { PriceListActions } from '../../../features/prices/manage/steps/PriceListActions.tsx';
import { statusOn } from '../../../features/prices/manage/texts/priceListTexts.ts';
import { ExportButton } from '../../../features/tables/ExportButton.tsx';
import { PriceImportButton } from '../../../features/tables/PriceImportButton.tsx';
import { ApiProblem } from '../../../lib/api/apiProblem.ts';
import { shownMessageOf } from '../../../lib/api/messages.ts';
import { paths } from '../../../lib/router/paths.ts';
import { previewPaths } from '../../../lib/router/previewPaths.ts';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { ListError } from '../../../ui/feedback/ListError.tsx';
import { StatusChip } from '../../../ui/feedback/StatusChip.tsx';
import { DetailsCard } from '../../../ui/layout/DetailsCard.tsx';
import { usePriceListEditing } from './usePriceListEditing.ts';
import { usePriceListSteps } from './usePriceListSteps.ts';

const heading = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1.5,
  mb: 2,
} as const;

const Loaded = ({ list }: { list: PriceList }) => {
  const step = usePriceListSteps(list);
  const { saveDetails, saveEntry, add, remove } = usePriceListEditing(list);
  const refresh = usePricesRefresh();
  return (
    <>
      <Box sx={heading}>
        <PageTitle sx={{ overflowWrap: 'anywhere' }}>{list.name}</PageTitle>
        <StatusChip {...statusOn(list, shopDay())} />
        <Box sx={{ flexGrow: 1 }} />
        {list.audience.kind === 'payer' && list.audience.id !== null && (
          <Button component={Link} to={previewPaths.catalogue.href(list.audience.id)}>
            Preview as customer
          </Button>
        )}
        <PriceListActions list={list} onStep={step} />
      </Box>
      <Box sx={{ maxWidth: 760, mb: 4 }}>
        <DetailsCard title="Details">
          {canEditPriceList(list.status) ? (
            <EditPriceListForm list={list} onSave={saveDetails} />
          ) : (
            <PriceListFacts list={list} />
          )}
        </DetailsCard>
      </Box>
      <ListedPrices
        priceList={list}
        onSave={saveEntry}
        onAdd={add}
        onRemove={remove}
        actions={
          <>
            <ExportButton table={{ pricesOf: list._id }} label="Export CSV" />
            {canEditPriceList(list.status) && <PriceImportButton list={list} onChange={refresh} />}
          </>
        }
      />
    </>
  );
};

const Failure = ({ error, onRetry }: { error: Error; onRetry: () => void }) =>
  error instanceof ApiProblem && error.code === 'price-list-not-found' ? (
    <EmptyState
      icon={mdiTagOffOutline}
      title="There is no such price list"
      action={
        <Button component={Link} to={paths.priceLists} variant="contained">
          See all price lists
        </Button>
      }
    >
      Please check the address. A draft may have been deleted.
    </EmptyState>
  ) : (
    <ListError message={shownMessageOf(error)} onRetry={onRetry} />
  );

/** A price list with its prices, which staff edit. */
export const PriceListPage = () => {
  const { id = '' } = useParams();
  const { data: list, error, isPending, refetch } = usePriceList(id);
  return (
    <Box sx={{ maxWidth: 1280 }}>
      <BackLink to={paths.priceLists}>All price lists</BackLink>
      {!list && <PageTitle sx={{ mb: 2.5 }}>Price list</PageTitle>}
      {isPending && <Skeleton variant="rounded" height={560} aria-label="Loading the price list" />}
      {error && <Failure error={error} onRetry={() => void refetch()} />}
      {list && <Loaded key={list._id} list={list} />}
    </Box>
  );
};

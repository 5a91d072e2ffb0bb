import { mdiTagOffOutline } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { apiRoutes, canEditPriceList, type PriceList } from 'functions/contract';
import { Link } from 'react-router-dom';
import {
  type StaffDocumentKind,
  StaffDocumentPage,
} from '../../../domain/document/StaffDocumentPage.tsx';
import { useMay } from '../../../domain/staff/useMay.ts';
import { shopDay } from '../../../domain/time/dates.ts';
import {
  usePriceList,
  usePricesRefresh,
} from '../../../features/prices/manage/data/usePriceLists.ts';
import { ListedPrices } from '../../../features/prices/manage/entries/ListedPrices.tsx';
import { EditPriceListForm } from '../../../features/prices/manage/form/EditPriceListForm.tsx';
import {
  assortmentChoices,
  priceListLabels,
} from '../../../features/prices/manage/form/priceListForm.ts';
import { PriceListActions } from '../../../features/prices/manage/steps/PriceListActions.tsx';
import {
  agreedText,
  audienceText,
  periodText,
  statusOn,
} from '../../../features/prices/manage/texts/priceListTexts.ts';
import { ExportButton, exportBy } from '../../../features/tables/ExportButton.tsx';
import { ImportButton } from '../../../features/tables/imports/ImportButton.tsx';
import { priceImportTexts } from '../../../features/tables/priceImport.ts';
import { usePriceImport } from '../../../features/tables/useTables.ts';
import { paths } from '../../../lib/router/paths.ts';
import { previewPaths } from '../../../lib/router/previewPaths.ts';
import { DetailsCard } from '../../../ui/layout/DetailsCard.tsx';
import { Fact, Facts } from '../../../ui/layout/Facts.tsx';
import { usePriceListEditing, usePriceListSteps } from './usePriceListActions.ts';

interface PriceImportButtonProps {
  list: Pick<PriceList, '_id' | 'kind'>;
  /** Called when prices may have changed, also after a failure. */
  onChange: () => Promise<void>;
}

/** Opens the dialog that imports the prices of a list. */
const PriceImportButton = ({ list, onChange }: PriceImportButtonProps) => (
  <ImportButton
    call={apiRoutes.importPrices}
    texts={priceImportTexts(list)}
    onImport={usePriceImport(list._id, onChange)}
  />
);

/** The details of a price list that nobody can edit. */
const PriceListFacts = ({ list }: { list: PriceList }) => (
  <Facts>
    <Fact name={priceListLabels.kind}>{agreedText(list)}</Fact>
    <Fact name={priceListLabels.audience}>{audienceText(list)}</Fact>
    <Fact name="Applies">{periodText(list)}</Fact>
    <Fact name={priceListLabels.assortment}>{assortmentChoices[list.assortment]}</Fact>
  </Facts>
);

const kind: StaffDocumentKind<PriceList> = {
  name: 'price-list',
  plural: 'price lists',
  icon: mdiTagOffOutline,
  advice: 'Please check the address. A draft may have been deleted.',
  list: paths.priceLists,
  useDocument: usePriceList,
  titleOf: ({ name }) => name,
  chipOf: (list) => statusOn(list, shopDay()),
};

const Actions = ({ list }: { list: PriceList }) => (
  <>
    {list.audience.kind === 'payer' && list.audience.id !== null && (
      <Button component={Link} to={previewPaths.catalogue.href(list.audience.id)}>
        Preview as customer
      </Button>
    )}
    <PriceListActions list={list} onStep={usePriceListSteps(list)} />
  </>
);

const Loaded = ({ list }: { list: PriceList }) => {
  const { saveDetails, saveEntry, add, remove } = usePriceListEditing(list);
  const refresh = usePricesRefresh();
  const may = useMay();
  return (
    <>
      <Box sx={{ maxWidth: 760, mb: 4 }}>
        <DetailsCard title="Details">
          {canEditPriceList(list.status) && may(apiRoutes.updatePriceList) ? (
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
            <ExportButton
              {...exportBy(apiRoutes.exportPrices, { params: { id: list._id } })}
              label="Export CSV"
            />
            {canEditPriceList(list.status) && <PriceImportButton list={list} onChange={refresh} />}
          </>
        }
      />
    </>
  );
};

/** A price list with its prices, which staff edit. */
export const PriceListPage = () => (
  <Box sx={{ maxWidth: 1280 }}>
    <StaffDocumentPage
      kind={kind}
      actions={(list) => <Actions list={list} />}
      skeleton={<Skeleton variant="rounded" height={560} aria-label="Loading the price list" />}
    >
      {(list) => <Loaded list={list} />}
    </StaffDocumentPage>
  </Box>
);

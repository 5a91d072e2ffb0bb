import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Skeleton from '@mui/material/Skeleton';
import { toolPlaceholders } from 'functions/contract';
import { Route, Routes } from 'react-router-dom';
import { CatalogueHeading } from '../features/tools/browse/CatalogueHeading.tsx';
import {
  catalogueColumns,
  catalogueToolbar,
  onlyNarrow,
  onlyWide,
  searchColumns,
} from '../features/tools/browse/catalogueLayout.ts';
import { CardPreview } from '../features/tools/cards/CardPreview.tsx';
import { Breadcrumb } from '../features/tools/details/Breadcrumb.tsx';
import { ToolPresentationSkeleton } from '../features/tools/details/ToolPresentation.tsx';
import { StoreLayout } from '../layouts/store/StoreLayout.tsx';
import { paths } from '../lib/router/paths.ts';
import { cataloguePageSpacing } from '../pages/shop/catalogue/CataloguePage.tsx';
import { toolPageSpacing } from '../pages/shop/catalogue/ToolPage.tsx';
import { Spinner } from '../ui/feedback/Spinner.tsx';
import { CardGrid } from '../ui/layout/CardGrid.tsx';

/** A tool's page until its code has loaded. The API fills in the tool's name and picture. */
const ToolPageFrame = () => (
  <Container sx={toolPageSpacing}>
    <Breadcrumb current={toolPlaceholders.name} />
    <ToolPresentationSkeleton preview={toolPlaceholders} />
  </Container>
);

/** In pixels: a field of the toolbar, and the filters. */
const heights = { field: 56, filters: 480 };

const ToolbarSkeleton = () => (
  <Box sx={catalogueToolbar}>
    <Skeleton variant="rounded" height={heights.field} sx={{ gridColumn: searchColumns }} />
    <Skeleton variant="rounded" height={heights.field} sx={{ display: onlyNarrow }} />
    <Skeleton variant="rounded" height={heights.field} />
  </Box>
);

/** The catalogue's page until its code has loaded. The API repeats the card for each tool. */
const CataloguePageFrame = () => (
  <Container sx={cataloguePageSpacing}>
    <CatalogueHeading assortment="all" />
    <Box sx={catalogueColumns}>
      <Skeleton variant="rounded" height={heights.filters} sx={{ display: onlyWide }} />
      <div>
        <ToolbarSkeleton />
        <CardGrid>
          <CardPreview />
        </CardGrid>
      </div>
    </Box>
  </Container>
);

const PageSpinner = () => <Spinner label="Loading the page" height={560} />;

/** The pages that the API fills, and what all pages without a document show until they load. */
export const PageFrames = () => (
  <Routes>
    <Route path={`${paths.dashboard}/*`} element={<PageSpinner />} />
    <Route element={<StoreLayout />}>
      <Route path="*" element={<PageSpinner />} />
      <Route path={paths.tools} element={<CataloguePageFrame />} />
      <Route path={paths.tool.path} element={<ToolPageFrame />} />
    </Route>
  </Routes>
);

import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { PageTitle } from '../../../domain/page/PageTitle.tsx';
import { PreviewNotice } from '../../../features/customers/PreviewNotice.tsx';
import { CatalogueBrowser } from '../../../features/tools/browse/CatalogueBrowser.tsx';
import { useNavigationKey } from '../../../lib/router/useNavigationKey.ts';

const title = { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 2, mb: 2 };

/** The catalogue as a customer sees it, for staff: their tools and prices, to read only. */
export const CustomerCataloguePage = () => {
  const { payerId = '' } = useParams();
  const heading = (count: ReactNode) => (
    <>
      <Box sx={title}>
        <PageTitle>Preview as customer</PageTitle>
        {count}
      </Box>
      <PreviewNotice payerId={payerId} />
    </>
  );
  return (
    <CatalogueBrowser
      key={`${payerId} ${useNavigationKey()}`}
      view="list"
      previewed={payerId}
      heading={heading}
    />
  );
};

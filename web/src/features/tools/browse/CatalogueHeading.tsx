import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { PropsWithChildren } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { PageTitle } from '../../../domain/page/PageTitle.tsx';
import { paths } from '../../../lib/router/paths.ts';

const description =
  'Planes, chisels, saws, clamps and more carpentry tools in bulk, straight from the manufacturer: prices, price breaks, packs and stock at a glance.';

const head = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: 2,
  // That of the count, so that nothing moves when it is there.
  minHeight: '2.3rem',
} as const;

/** The heading of the catalogue, with what stands beside it. */
export const CatalogueHeading = ({ children }: PropsWithChildren) => (
  <>
    <Box sx={head}>
      <PageTitle documentTitle="Carpentry tools in bulk: the catalogue" description={description}>
        Tools
      </PageTitle>
      {children}
    </Box>
    <Typography sx={{ mt: 1, mb: 3, fontSize: '1.125rem', color: 'text.secondary' }}>
      Everything we make, by the piece or by the pack. Larger orders cost less a piece.{' '}
      <Link component={RouterLink} to={paths.quickOrder}>
        Order by SKU
      </Link>
    </Typography>
  </>
);

import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { Assortment } from 'functions/contract';
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

const introductions: Record<Assortment, string> = {
  all: 'Everything we make, by the piece or by the pack.',
  only: 'The assortment that we have agreed with you, by the piece or by the pack.',
};

/** The heading of the catalogue, with what stands beside it. */
export const CatalogueHeading = ({
  assortment,
  children,
}: PropsWithChildren<{ assortment: Assortment }>) => (
  <>
    <Box sx={head}>
      <PageTitle documentTitle="Carpentry tools in bulk: the catalogue" description={description}>
        Tools
      </PageTitle>
      {children}
    </Box>
    <Typography sx={{ mt: 1, mb: 3, fontSize: '1.125rem', color: 'text.secondary' }}>
      {introductions[assortment]} Larger orders cost less a piece.{' '}
      <Link component={RouterLink} to={paths.quickOrder}>
        Order by SKU
      </Link>
    </Typography>
  </>
);

import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { UseQueryResult } from '@tanstack/react-query';
import type { PublicSettings } from 'functions/contract';
import type { ReactNode } from 'react';
import { phoneHref } from '../../domain/shop/phoneHref.ts';
import { shownMessageOf } from '../../lib/api/messages.ts';
import { ListError } from '../../ui/feedback/ListError.tsx';
import { Fact } from '../../ui/layout/Facts.tsx';

interface ShopDetailsProps {
  title: string;
  query: Pick<UseQueryResult<PublicSettings>, 'data' | 'error' | 'refetch'>;
  /** Facts besides name, address, e-mail and phone. */
  children?: ((shop: PublicSettings) => ReactNode) | undefined;
}

/** In pixels: as high as the usual details, so that little moves when they arrive. */
const usualHeight = 184;

const missing = 'Not published yet';

const Facts = ({
  shop,
  children,
}: Pick<ShopDetailsProps, 'children'> & { shop: PublicSettings }) => {
  const { name, address, email, phone } = shop;
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
      }}
    >
      <Fact name="Name">{name || 'Tools Hub'}</Fact>
      <Fact name="E-mail">
        {email ? (
          <Link href={`mailto:${email}`} underline="always">
            {email}
          </Link>
        ) : (
          missing
        )}
      </Fact>
      <Fact name="Address">{address || missing}</Fact>
      <Fact name="Phone">
        {phone ? (
          <Link href={phoneHref(phone)} underline="always">
            {phone}
          </Link>
        ) : (
          missing
        )}
      </Fact>
      {children?.(shop)}
    </Box>
  );
};

/** Who the shop is and how to reach it, from its settings. */
export const ShopDetails = ({
  title,
  query: { data: shop, error, refetch },
  children,
}: ShopDetailsProps) => (
  <Paper component="section" variant="outlined" sx={{ p: { xs: 2.5, sm: 3.5 }, mt: 4 }}>
    <Typography variant="h2" sx={{ fontSize: '1.375rem', mb: 2 }}>
      {title}
    </Typography>
    {shop && (
      <Box sx={{ minHeight: usualHeight }}>
        <Facts shop={shop}>{children}</Facts>
      </Box>
    )}
    {!shop && !error && (
      <Box role="status" aria-label="Loading the shop’s details">
        <Skeleton variant="rounded" height={usualHeight} />
      </Box>
    )}
    {!shop && error && <ListError message={shownMessageOf(error)} onRetry={() => void refetch()} />}
  </Paper>
);

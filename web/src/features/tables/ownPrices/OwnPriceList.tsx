import Typography from '@mui/material/Typography';
import { DetailsCard } from '../../../ui/layout/DetailsCard.tsx';
import { PriceListButton } from './PriceListButton.tsx';

/** Offers the agreed prices of the payer as a table. */
export const OwnPriceList = ({ company }: { company: string | null }) => (
  <DetailsCard title="Agreed prices">
    <Typography sx={{ mb: 2, color: 'text.secondary', overflowWrap: 'anywhere' }}>
      {`The prices that we have agreed with ${company ?? 'you'}, as a table with SKUs, price breaks and list prices.`}
    </Typography>
    <PriceListButton />
  </DetailsCard>
);

import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { PageTitle } from '../../../domain/page/PageTitle.tsx';
import { useShop } from '../../../domain/shop/useShop.ts';
import { Clauses } from '../../../features/legal/Clauses.tsx';
import { ShopConditions } from '../../../features/legal/ShopConditions.tsx';
import { ShopDetails } from '../../../features/legal/ShopDetails.tsx';
import { terms } from '../../../features/legal/terms.ts';

export const TermsPage = () => (
  <Container maxWidth="md" sx={{ py: { xs: 4, md: 7 } }}>
    <PageTitle description="The terms of sale of Tools Hub for businesses: orders and quantities, prices and tax, quotes, payment, delivery, cancellation and reviews.">
      Terms of sale
    </PageTitle>
    <Typography sx={{ mt: 2, color: 'text.secondary' }}>
      These terms apply to all orders and quotes. The seller is named at the end.
    </Typography>
    <Clauses clauses={terms} />
    <ShopDetails title="The seller" query={useShop()}>
      {(shop) => <ShopConditions {...shop} />}
    </ShopDetails>
  </Container>
);

import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { PageTitle } from '../../../domain/page/PageTitle.tsx';
import { useShop } from '../../../domain/shop/useShop.ts';
import { InquiryBanner } from '../../../features/inquiries/InquiryBanner.tsx';
import { ShopDetails } from '../../../features/legal/ShopDetails.tsx';

export const ContactPage = () => {
  const shop = useShop();
  return (
    <>
      <Container maxWidth="md" sx={{ py: { xs: 4, md: 7 } }}>
        <PageTitle description="How to reach Tools Hub: the address, e-mail and phone of the shop, and a form for inquiries about tools in bulk.">
          Contact
        </PageTitle>
      </Container>
      <InquiryBanner contact={shop.data} />
      {/* Last, because their height is known only when they have loaded. */}
      <Container maxWidth="md" sx={{ py: { xs: 4, md: 7 } }}>
        <ShopDetails title="Orders and invoices" query={shop} />
        <Typography sx={{ mt: 2, color: 'text.secondary' }}>
          For questions about an order or an invoice, please name its number.
        </Typography>
      </Container>
    </>
  );
};

import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { PageTitle } from '../../../domain/page/PageTitle.tsx';
import { useShop } from '../../../domain/shop/useShop.ts';
import { Clauses } from '../../../features/legal/Clauses.tsx';
import { privacy } from '../../../features/legal/privacy.ts';
import { ShopDetails } from '../../../features/legal/ShopDetails.tsx';
import { KeyboardChoice } from '../../../features/users/profile/KeyboardChoice.tsx';

export const PrivacyPage = () => (
  <Container maxWidth="md" sx={{ py: { xs: 4, md: 7 } }}>
    <PageTitle description="What Tools Hub stores about you, for how long and why, who processes it, what your browser keeps, and how you download or delete your data.">
      Privacy
    </PageTitle>
    <Typography sx={{ mt: 2, color: 'text.secondary' }}>
      What happens with your data when you visit this shop or order from it.
    </Typography>
    <Clauses clauses={privacy} />
    <KeyboardChoice />
    <ShopDetails title="Who is responsible" query={useShop()} />
  </Container>
);

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { InquiryForm } from './InquiryForm.tsx';
import { useInquiry } from './useInquiry.ts';

/** How to reach the service centre. The number is from a range reserved for fiction. */
const contact = {
  phone: { label: '+1 202-555-0147', href: 'tel:+12025550147' },
  email: { label: 'service@tools-hub.test', href: 'mailto:service@tools-hub.test' },
} as const;

const ContactText = ({ headingId }: { headingId: string }) => (
  <div>
    <Typography id={headingId} variant="h2">
      Need help to customize your order?
    </Typography>
    <Typography sx={{ mt: 1.5, mb: 3, color: 'brand.muted', maxWidth: '50ch' }}>
      Other handles, your name on the blades, cases packed by crew: leave your address and we will
      write to you, or call our service centre, day or night.
    </Typography>
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
      <Button href={contact.phone.href} size="large" variant="outlined" color="inherit">
        Call now
      </Button>
      <Box sx={{ lineHeight: 1.6 }}>
        <div>{contact.phone.label}</div>
        <Link href={contact.email.href} color="inherit" underline="always">
          {contact.email.label}
        </Link>
      </Box>
    </Box>
  </div>
);

/** Two ways to contact the service centre: leave an e-mail address, or call. */
export const InquiryBanner = () => {
  const headingId = useId();
  const { send, busy, sentTo } = useInquiry();
  return (
    <Box
      component="section"
      aria-labelledby={headingId}
      sx={{ bgcolor: 'brand.background', color: 'brand.ink' }}
    >
      <Container
        sx={{
          py: { xs: 5, md: 7 },
          display: 'grid',
          // Not centred: one column would move as the other grows, while the browser reads the page.
          alignItems: 'start',
          gap: { xs: 4, md: 6 },
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' },
        }}
      >
        <ContactText headingId={headingId} />
        <Paper variant="outlined" sx={{ p: { xs: 2.5, sm: 3 }, pb: { xs: 1, sm: 1.5 } }}>
          <InquiryForm busy={busy} sentTo={sentTo} onSubmit={send} />
        </Paper>
      </Container>
    </Box>
  );
};

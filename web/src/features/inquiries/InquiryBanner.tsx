import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { inquiryHeading, type ShopContact } from 'functions/contract';
import { useId } from 'react';
import { phoneHref } from '../../domain/shop/phoneHref.ts';
import { InquiryForm } from './InquiryForm.tsx';
import { useInquiry } from './useInquiry.ts';

interface InquiryBannerProps {
  /** How to reach the shop, as its settings say; undefined until they are known. */
  contact: ShopContact | undefined;
}

/** Keeps the height of a line whose text is not known. */
const emptyLine = '\u00a0';

const ContactLinks = ({ contact }: InquiryBannerProps) => {
  const { email = '', phone = '' } = contact ?? {};
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
      {(phone || !contact) && (
        <Button
          {...(phone ? { href: phoneHref(phone) } : { disabled: true })}
          size="large"
          variant="outlined"
          color="inherit"
          sx={{ '&.Mui-disabled': { color: 'brand.muted', borderColor: 'brand.muted' } }}
        >
          Call now
        </Button>
      )}
      <Box sx={{ lineHeight: 1.6, overflowWrap: 'anywhere' }}>
        <div>{phone || emptyLine}</div>
        {email ? (
          <Link href={`mailto:${email}`} color="inherit" underline="always">
            {email}
          </Link>
        ) : (
          emptyLine
        )}
      </Box>
    </Box>
  );
};

const ContactText = ({ headingId, contact }: InquiryBannerProps & { headingId: string }) => (
  <div>
    <Typography id={headingId} variant="h2">
      {inquiryHeading}
    </Typography>
    <Typography sx={{ mt: 1.5, mb: 3, color: 'brand.muted', maxWidth: '50ch' }}>
      Other handles, your name on the blades, cases packed by crew: leave your address and we will
      write to you, or call our service centre, day or night.
    </Typography>
    <ContactLinks contact={contact} />
  </div>
);

/** Two ways to contact the service centre: leave an e-mail address, or call. */
export const InquiryBanner = ({ contact }: InquiryBannerProps) => {
  const headingId = useId();
  const { send, busy, recipient } = useInquiry();
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
          // Not centred: one column would move as the other grows, while the browser reads the
          // page.
          alignItems: 'start',
          gap: { xs: 4, md: 6 },
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' },
        }}
      >
        <ContactText headingId={headingId} contact={contact} />
        <Paper variant="outlined" sx={{ p: { xs: 2.5, sm: 3 }, pb: { xs: 1, sm: 1.5 } }}>
          <InquiryForm busy={busy} recipient={recipient} onSubmit={send} />
        </Paper>
      </Container>
    </Box>
  );
};

import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import { useHydrated } from '../../lib/browser/useHydrated.ts';
import { frameLink } from '../navigation/frameLink.ts';
import { Logo } from '../navigation/Logo.tsx';
import { footerDestinations } from '../navigation/navigation.ts';

const FooterLink = styled(Link)(frameLink, { color: 'inherit' });

/** Prerendered with the year of the build; the key updates it after hydration. */
const CopyrightLine = () => (
  <span key={String(useHydrated())} suppressHydrationWarning>
    {`© ${new Date().getFullYear()} Tools-Hub. All Rights Reserved.`}
  </span>
);

export const Footer = () => (
  <Box component="footer" sx={{ borderTop: 1, borderColor: 'divider' }}>
    <Container
      sx={{
        py: 4,
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 4,
        rowGap: 2,
      }}
    >
      <Logo />
      <Box
        component="nav"
        aria-label="Footer"
        sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, rowGap: 1 }}
      >
        {footerDestinations.map(({ label, to }) => (
          <FooterLink key={to} to={to}>
            {label}
          </FooterLink>
        ))}
      </Box>
      <Box component="p" sx={{ m: 0, ml: { md: 'auto' }, color: 'text.secondary' }}>
        <CopyrightLine />
      </Box>
    </Container>
  </Box>
);

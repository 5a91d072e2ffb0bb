import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import type { PropsWithChildren } from 'react';
import { useMatch } from 'react-router-dom';
import { paths } from '../../../lib/router/paths.ts';

/** The standalone page needs a container; the dashboard has one over the full width. */
export const ProfileFrame = ({ children }: PropsWithChildren) =>
  useMatch(paths.profile) ? (
    <Container maxWidth="md" sx={{ py: { xs: 3, md: 6 } }}>
      {children}
    </Container>
  ) : (
    <Box sx={{ maxWidth: 760 }}>{children}</Box>
  );

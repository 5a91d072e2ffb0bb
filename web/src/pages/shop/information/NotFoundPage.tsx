import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { PageTitle } from '../../../domain/page/PageTitle.tsx';
import { EmptyPegboard } from '../../../features/home/EmptyPegboard.tsx';
import { paths } from '../../../lib/router/paths.ts';

export const NotFoundPage = () => (
  <Container maxWidth="sm" sx={{ py: { xs: 6, md: 10 }, textAlign: 'center' }}>
    <EmptyPegboard />
    <PageTitle sx={{ mt: 4 }}>Page not found</PageTitle>
    <Typography sx={{ mt: 1.5, mb: 4, color: 'text.secondary' }}>
      This page does not exist, or it has moved.
    </Typography>
    <Button component={Link} to={paths.home} variant="contained" size="large">
      Return to home
    </Button>
  </Container>
);

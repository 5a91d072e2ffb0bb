import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { paths } from '../../lib/router/paths.ts';

const PageLink = ({ to, children }: { to: string; children: string }) => (
  <Link href={to} target="_blank" rel="noopener" color="inherit" underline="always">
    {children}
  </Link>
);

/**
 * The terms that a customer accepts with an action. The links open another tab, so that a form
 * stays as it is.
 */
export const TermsNote = ({ action }: { action: string }) => (
  <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1.5 }}>
    {`${action}, you accept our `}
    <PageLink to={paths.terms}>terms of sale</PageLink>
    {'. How we use your data: '}
    <PageLink to={paths.privacy}>privacy</PageLink>
  </Typography>
);

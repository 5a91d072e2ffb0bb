import Breadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { useCatalogueLocation } from '../cards/useCatalogueLocation.ts';

/** The way back to the catalogue and its last search. */
export const Breadcrumb = ({ current }: { current: string }) => {
  const { catalogue } = useCatalogueLocation();
  return (
    <Breadcrumbs aria-label="Breadcrumb" sx={{ mb: 2 }}>
      <Link component={RouterLink} to={catalogue} sx={{ display: 'inline-block', py: 1.25 }}>
        Tools
      </Link>
      <Typography aria-current="page" sx={{ color: 'text.secondary' }}>
        {current}
      </Typography>
    </Breadcrumbs>
  );
};

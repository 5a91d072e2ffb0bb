import Link from '@mui/material/Link';
import { anchors } from '../../lib/router/paths.ts';

/** The first Tab stop, hidden until it has the focus. */
export const SkipLink = () => (
  <Link
    href={`#${anchors.main}`}
    sx={{
      position: 'fixed',
      zIndex: 'tooltip',
      top: 8,
      left: 8,
      px: 2,
      py: 1,
      bgcolor: 'background.paper',
      '&:not(:focus)': { transform: 'translateY(-200%)' },
    }}
  >
    Skip to the content
  </Link>
);

import { mdiFileDocumentOutline } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { paths } from '../../../lib/router/paths.ts';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { LinkButton } from '../../../ui/inputs/LinkButton.tsx';
import { noOwnQuotesText } from './quoteListTexts.ts';

export type OwnFilter = 'open' | 'all';

export const NoOwnQuotes = ({ filter }: { filter: OwnFilter }) => {
  const { title, advice } = noOwnQuotesText(filter);
  return (
    <EmptyState
      icon={mdiFileDocumentOutline}
      title={title}
      action={
        <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 1.5 }}>
          <LinkButton to={paths.tools}>See our tools</LinkButton>
          <Button component={Link} to={paths.cart} variant="outlined">
            Go to the cart
          </Button>
        </Box>
      }
    >
      {advice}
    </EmptyState>
  );
};

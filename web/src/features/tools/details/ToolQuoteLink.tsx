import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { Tool } from 'functions/contract';
import { Link } from 'react-router-dom';
import { paths } from '../../../lib/router/paths.ts';

interface QuoteLinkProps {
  tool: Pick<Tool, '_id'>;
  quantity?: number | undefined;
}

/** Leads to the request for a quote for a tool. */
export const ToolQuoteLink = ({ tool, quantity }: QuoteLinkProps) => (
  <Typography sx={{ color: 'text.secondary' }}>
    {'Need more than is in stock, or a better price? '}
    <MuiLink
      component={Link}
      to={paths.quoteRequest.href(tool._id, quantity)}
      sx={{ display: 'inline-block', py: 1.25 }}
    >
      Request a quote
    </MuiLink>
  </Typography>
);

import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import {
  formatCents,
  formatCount,
  formatMoney,
  priceLine,
  smallestOrderOf,
  type Tool,
} from 'functions/contract';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '../../../paths.ts';
import { Fact, Facts } from './Facts.tsx';
import { StockBadge } from './StockBadge.tsx';
import { stockObstacleOf } from './stock.ts';
import { useCatalogueLocation } from './useCatalogueLocation.ts';

const Price = ({ tool }: { tool: Tool }) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mt: 2 }}>
    <Typography component="p" sx={{ fontSize: '2rem', fontWeight: 740, lineHeight: 1.2 }}>
      {formatMoney(tool.price)}
    </Typography>
    <Typography sx={{ color: 'text.secondary' }}>a piece</Typography>
    <StockBadge tool={tool} />
  </Box>
);

const Buy = ({ tool }: { tool: Tool }) => (
  <Button
    component={RouterLink}
    to={paths.order.href(tool._id)}
    variant="contained"
    size="large"
    fullWidth
  >
    Buy Now
  </Button>
);

const Obstacle = ({ text }: { text: string }) => {
  const { catalogue } = useCatalogueLocation();
  return (
    <>
      <Alert severity="info" sx={{ mb: 2 }}>
        {text}
      </Alert>
      <Button component={RouterLink} to={catalogue} variant="outlined" size="large" fullWidth>
        See other tools
      </Button>
    </>
  );
};

/** The price, minimum order and stock of a tool, and the link to its order form. */
export const ToolOffer = ({ tool }: { tool: Tool }) => {
  const obstacle = stockObstacleOf(tool);
  return (
    <>
      <Price tool={tool} />
      <Facts>
        <Fact name="Minimum order" value={formatCount(tool.minOrder)} />
        <Fact name="Available" value={formatCount(tool.available)} />
        <Fact
          name="Total of the minimum order"
          value={formatCents(priceLine(tool, smallestOrderOf(tool)).lineTotal)}
        />
      </Facts>
      {obstacle ? <Obstacle text={obstacle} /> : <Buy tool={tool} />}
    </>
  );
};

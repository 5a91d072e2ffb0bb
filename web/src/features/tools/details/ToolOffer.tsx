import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import {
  categoryNames,
  formatCount,
  formatMoney,
  isDiscontinued,
  packText,
  smallestQuantityOf,
  type Tool,
} from 'functions/contract';
import { Link as RouterLink } from 'react-router-dom';
import { useOrderRefusal } from '../../../domain/company/useOrderRefusal.ts';
import { paths } from '../../../lib/router/paths.ts';
import { NotifyMe } from '../alerts/NotifyMe.tsx';
import { StockBadge } from '../cards/StockBadge.tsx';
import { stockObstacleOf } from '../cards/stockObstacle.ts';
import { unitText } from '../cards/toolTexts.ts';
import { useCatalogueLocation } from '../cards/useCatalogueLocation.ts';
import { BuyBox } from './BuyBox.tsx';
import { DiscontinuedOffer } from './DiscontinuedOffer.tsx';
import { Fact, ToolFacts } from './ToolFacts.tsx';
import { ToolQuoteLink } from './ToolQuoteLink.tsx';

/** The numbers of a tool, and the link to its category. */
export const ToolNumber = ({ tool: { sku, gtin, category } }: { tool: Tool }) => (
  <Typography sx={{ mt: 0.5, color: 'text.secondary' }}>
    {`SKU ${sku} · ${gtin ? `GTIN ${gtin} · ` : ''}`}
    <Link
      component={RouterLink}
      to={`${paths.tools}?category=${category}`}
      sx={{ display: 'inline-block', py: 1.25 }}
    >
      {categoryNames[category]}
    </Link>
  </Typography>
);

const Price = ({ tool }: { tool: Tool }) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mt: 0.5 }}>
    <Typography component="p" sx={{ fontSize: '2rem', fontWeight: 740, lineHeight: 1.2 }}>
      {formatMoney(tool.price)}
    </Typography>
    <Typography sx={{ color: 'text.secondary' }}>{unitText(tool)}</Typography>
    <StockBadge tool={tool} />
  </Box>
);

/** The limits of an order's quantity. */
const factsOf = (tool: Tool) => [
  { name: 'Minimum order', value: formatCount(smallestQuantityOf(tool)) },
  ...(packText(tool) ? [{ name: 'Packs of', value: formatCount(tool.orderMultiple) }] : []),
  ...(tool.maxOrder ? [{ name: 'Maximum order', value: formatCount(tool.maxOrder) }] : []),
  { name: 'Available', value: formatCount(tool.available) },
];

const Obstacle = ({ tool, text }: { tool: Tool; text: string }) => {
  const { catalogue } = useCatalogueLocation();
  const refused = useOrderRefusal();
  return (
    <>
      <Alert severity="info" sx={{ mb: 2 }}>
        {text} No delivery day is known. Press “Notify me”, and we write to you when it is back in
        stock.
      </Alert>
      <NotifyMe tool={tool} />
      <Button component={RouterLink} to={catalogue} variant="outlined" size="large" fullWidth>
        See other tools
      </Button>
      {!refused && <ToolQuoteLink tool={tool} />}
    </>
  );
};

/** The price, the limits and the stock of a tool. */
export const PriceAndFacts = ({ tool }: { tool: Tool }) => (
  <>
    <Price tool={tool} />
    <ToolFacts>
      {factsOf(tool).map((fact) => (
        <Fact key={fact.name} {...fact} />
      ))}
    </ToolFacts>
  </>
);

/** The price, the limits and the stock of a tool, and the way to order it. */
export const ToolOffer = ({ tool }: { tool: Tool }) => {
  if (isDiscontinued(tool)) return <DiscontinuedOffer tool={tool} />;
  const obstacle = stockObstacleOf(tool);
  return (
    <>
      <PriceAndFacts tool={tool} />
      {obstacle ? <Obstacle tool={tool} text={obstacle} /> : <BuyBox key={tool._id} tool={tool} />}
    </>
  );
};

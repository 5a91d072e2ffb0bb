import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { canBeBought, type Tool } from 'functions/contract';
import { Link as RouterLink } from 'react-router-dom';
import { Picture } from '../../../components/Picture.tsx';
import { paths } from '../../../paths.ts';
import { StockBadge } from './StockBadge.tsx';
import { previewOf, priceLabel } from './toolTexts.ts';
import { useCatalogueLocation } from './useCatalogueLocation.ts';

const pictureRatio = '5 / 4';
/** A third, a half or all of the page's width: the columns of CardGrid. */
const pictureSizes = '(min-width: 1200px) 368px, (min-width: 600px) 50vw, 100vw';

const Name = ({ tool, heading }: ToolCardProps) => {
  const { linkState } = useCatalogueLocation();
  return (
    <Typography variant="h3" component={heading}>
      <Link
        component={RouterLink}
        to={paths.tool.href(tool._id)}
        state={linkState}
        color="inherit"
        sx={{
          fontWeight: 'inherit',
          '&::after': { content: '""', position: 'absolute', inset: 0 },
        }}
      >
        {tool.toolName}
      </Link>
    </Typography>
  );
};

const Stock = ({ tool }: { tool: Tool }) => (
  <Box
    sx={{
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: 2,
      color: 'text.secondary',
      fontSize: '0.875rem',
    }}
  >
    <span>{`Minimum Order: ${tool.minOrder}`}</span>
    <span>{`Available :${tool.available}`}</span>
  </Box>
);

const BuyRow = ({ tool }: { tool: Tool }) => (
  <Box sx={{ mt: 'auto', pt: 2, display: 'flex', alignItems: 'center', gap: 1 }}>
    <Typography component="p" sx={{ fontSize: '1.5rem', fontWeight: 720, lineHeight: 1.2 }}>
      {priceLabel(tool.price)}
    </Typography>
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      a piece
    </Typography>
    <Button
      component={RouterLink}
      to={paths.order.href(tool._id)}
      variant={canBeBought(tool) ? 'contained' : 'outlined'}
      aria-label={`Buy Now: ${tool.toolName}`}
      sx={{
        ml: 'auto',
        position: 'relative',
        ...(!canBeBought(tool) && { color: 'text.secondary', borderColor: 'divider' }),
      }}
    >
      Buy Now
    </Button>
  </Box>
);

interface ToolCardProps {
  tool: Tool;
  /** The level of the heading, one below the heading above the card. */
  heading: 'h2' | 'h3';
  /** Whether the picture loads only near the viewport. */
  lazy?: boolean;
}

/** A tool on sale. The link of its name covers the card, so that a click anywhere opens the tool. */
export const ToolCard = ({ tool, heading, lazy = true }: ToolCardProps) => (
  <Paper
    component="article"
    variant="outlined"
    sx={{
      position: 'relative',
      display: 'flex',
      flexDirection: 'column',
      overflow: 'hidden',
      '&:hover': { borderColor: 'secondary.light' },
    }}
  >
    <Picture src={tool.imageLink} alt="" ratio={pictureRatio} sizes={pictureSizes} lazy={lazy} />
    <Box sx={{ position: 'absolute', top: 12, left: 12 }}>
      <StockBadge tool={tool} />
    </Box>
    <Box sx={{ p: 2.5, display: 'flex', flexDirection: 'column', flexGrow: 1, gap: 0.5 }}>
      <Name tool={tool} heading={heading} />
      <Stock tool={tool} />
      <Typography variant="body2" sx={{ mt: 1 }}>
        {previewOf(tool.toolDescription)}
      </Typography>
      <BuyRow tool={tool} />
    </Box>
  </Paper>
);

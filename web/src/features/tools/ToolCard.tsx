import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { Tool } from 'functions/contract';
import { Link } from 'react-router-dom';
import { Picture } from '../../components/Picture.tsx';
import { paths } from '../../paths.ts';
import { previewOf, priceLabel } from './toolTexts.ts';

const pictureRatio = '5 / 4';

const BuyRow = ({ tool }: { tool: Tool }) => (
  <Box sx={{ mt: 'auto', pt: 2, display: 'flex', alignItems: 'center', gap: 1 }}>
    <Typography component="p" sx={{ fontSize: '1.5rem', fontWeight: 720, lineHeight: 1.2 }}>
      {priceLabel(tool.price)}
    </Typography>
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      a piece
    </Typography>
    <Button
      component={Link}
      to={paths.order.href(tool._id)}
      variant="contained"
      aria-label={`Buy Now: ${tool.toolName}`}
      sx={{ ml: 'auto' }}
    >
      Buy Now
    </Button>
  </Box>
);

export const ToolCard = ({ tool }: { tool: Tool }) => (
  <Paper
    component="article"
    variant="outlined"
    sx={{ display: 'flex', flexDirection: 'column', overflow: 'hidden' }}
  >
    <Picture src={tool.imageLink} alt="" ratio={pictureRatio} lazy />
    <Box sx={{ p: 2.5, display: 'flex', flexDirection: 'column', flexGrow: 1, gap: 0.5 }}>
      <Typography variant="h3">{tool.toolName}</Typography>
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
      <Typography variant="body2" sx={{ mt: 1 }}>
        {previewOf(tool.toolDescription)}
      </Typography>
      <BuyRow tool={tool} />
    </Box>
  </Paper>
);

import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import {
  formatCount,
  formatMoney,
  packText,
  smallestQuantityOf,
  type Tool,
} from 'functions/contract';
import { PageTitle } from '../../../domain/page/PageTitle.tsx';
import { Picture } from '../../../ui/media/Picture.tsx';
import { Fact, ToolFacts } from './ToolFacts.tsx';

/** A tool above its order form, with the facts a buyer needs. */
export const ToolDetails = ({ tool }: { tool: Tool }) => (
  <div>
    <Paper variant="outlined" sx={{ overflow: 'hidden', mb: 3 }}>
      <Picture
        src={tool.imageLink}
        alt={tool.toolName}
        ratio="4 / 3"
        sizes="(min-width: 900px) 58vw, 100vw"
        priority
      />
    </Paper>
    <PageTitle>{tool.toolName}</PageTitle>
    <Typography sx={{ mt: 0.5, color: 'text.secondary' }}>{`SKU ${tool.sku}`}</Typography>
    <ToolFacts>
      <Fact name="Price/Piece" value={formatMoney(tool.price)} />
      {tool.agreement && <Fact name="List price" value={formatMoney(tool.agreement.listPrice)} />}
      <Fact name="Min Order" value={formatCount(smallestQuantityOf(tool))} />
      {packText(tool) && <Fact name="Packs of" value={formatCount(tool.orderMultiple)} />}
      {tool.maxOrder && <Fact name="Max Order" value={formatCount(tool.maxOrder)} />}
      <Fact name="Available" value={formatCount(tool.available)} />
    </ToolFacts>
    <Typography sx={{ maxWidth: '65ch', whiteSpace: 'pre-line' }}>
      {tool.toolDescription}
    </Typography>
  </div>
);

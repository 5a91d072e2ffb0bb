import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { formatCount, formatMoney, isShown, minimumOrderText, type Tool } from 'functions/contract';
import type { PropsWithChildren } from 'react';
import { hiddenText } from '../../../../domain/tool/hiddenTool.ts';
import { ToolPicture } from '../pictures/ToolPicture.tsx';
import { LowStockBadge } from './LowStockBadge.tsx';

/** The main facts about a tool. */
export const ToolSummary = ({ tool, children }: PropsWithChildren<{ tool: Tool }>) => (
  <Box sx={{ display: 'flex', gap: 2 }}>
    <ToolPicture src={tool.imageLink} size={72} />
    <Box sx={{ minWidth: 0, flexGrow: 1 }}>
      <Typography variant="h3" component="p" sx={{ overflowWrap: 'anywhere' }}>
        {tool.toolName}
      </Typography>
      {!isShown(tool) && <Typography>{hiddenText(tool)}</Typography>}
      <Typography sx={{ color: 'text.secondary' }}>{`SKU: ${tool.sku}`}</Typography>
      <Typography sx={{ color: 'text.secondary' }}>
        {minimumOrderText(formatCount(tool.minOrder))}
      </Typography>
      <Typography sx={{ color: 'text.secondary' }}>
        {`Available: ${formatCount(tool.available)}`} <LowStockBadge tool={tool} />
      </Typography>
      <Typography sx={{ fontWeight: 700 }}>{`Price: ${formatMoney(tool.price)}`}</Typography>
      {children}
    </Box>
  </Box>
);

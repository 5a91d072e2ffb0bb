import { styled } from '@mui/material/styles';
import { isLowStock, type Tool } from 'functions/contract';

const labelOf = ({ available }: Tool) => (available === 0 ? 'Out of stock' : 'Low stock');

const Badge = styled('span')({
  display: 'inline-block',
  padding: '0 8px',
  borderRadius: 'var(--mui-shape-borderRadius)',
  backgroundColor: 'var(--mui-palette-brand-accent)',
  color: 'var(--mui-palette-brand-onAccent)',
  fontSize: '0.75rem',
  fontWeight: 680,
  lineHeight: 1.7,
  whiteSpace: 'nowrap',
});

/** Marks a tool with little or no stock. */
export const LowStockBadge = ({ tool }: { tool: Tool }) =>
  tool.stage === 'on-sale' && isLowStock(tool) && <Badge>{labelOf(tool)}</Badge>;

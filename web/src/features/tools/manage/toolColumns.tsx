import Box from '@mui/material/Box';
import { formatCount, formatMoney, type Tool } from 'functions/contract';
import type { Column, CompactContent } from '../../../components/dataList/dataListProps.ts';
import { LowStockBadge } from './LowStockBadge.tsx';
import { ToolPicture } from './ToolPicture.tsx';

const Stock = ({ tool }: { tool: Tool }) => (
  <Box sx={{ display: 'flex', justifyContent: 'flex-end', alignItems: 'center', gap: 1 }}>
    <LowStockBadge tool={tool} />
    {formatCount(tool.available)}
  </Box>
);

/** The columns of the list of tools. */
export const toolColumns: Column<Tool>[] = [
  { id: 'number', header: 'No.', width: 44, cell: (_tool, number) => String(number) },
  {
    id: 'image',
    header: 'Image',
    width: 52,
    cell: ({ imageLink }) => <ToolPicture src={imageLink} size={28} />,
  },
  {
    id: 'name',
    header: 'Tool Name',
    isName: true,
    sorts: { ascending: 'name' },
    cell: ({ toolName }) => toolName,
  },
  {
    id: 'minOrder',
    header: 'Min Order',
    align: 'right',
    width: 84,
    cell: ({ minOrder }) => formatCount(minOrder),
  },
  {
    id: 'available',
    header: 'Available',
    align: 'right',
    width: 140,
    sorts: { ascending: 'available' },
    cell: (tool) => <Stock tool={tool} />,
  },
  {
    id: 'price',
    header: 'Price Per Piece',
    align: 'right',
    width: 140,
    sorts: { ascending: 'price', descending: '-price' },
    cell: ({ price }) => formatMoney(price),
  },
];

/** A tool on a small screen. */
export const compactTool = (tool: Tool): CompactContent => ({
  picture: <ToolPicture src={tool.imageLink} size={40} />,
  lines: [
    { text: tool.toolName, end: <LowStockBadge tool={tool} /> },
    {
      text: `${formatCount(tool.available)} available · min. ${formatCount(tool.minOrder)}`,
      end: <strong>{formatMoney(tool.price)}</strong>,
    },
  ],
});

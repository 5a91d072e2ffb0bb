import { StockDialog } from '../features/tools/manage/StockDialog.tsx';
import type { useStockAdjusting } from './useStockAdjusting.ts';

/** The dialog in which the stock of the chosen tool is moved. */
export const ProductStockDialog = ({ stock }: { stock: ReturnType<typeof useStockAdjusting> }) =>
  stock.tool && (
    <StockDialog
      key={stock.visit}
      tool={stock.tool}
      open={stock.adjusting}
      onSubmit={stock.adjust}
      onClose={stock.close}
    />
  );

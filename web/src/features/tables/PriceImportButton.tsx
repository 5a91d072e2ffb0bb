import type { PriceList } from 'functions/contract';
import { ImportButton } from './imports/ImportButton.tsx';
import { priceImportTexts } from './priceImport.ts';
import { usePriceImport } from './useTables.ts';

interface PriceImportButtonProps {
  list: Pick<PriceList, '_id' | 'kind'>;
  /** Called when prices may have changed, also after a failure. */
  onChange: () => Promise<void>;
}

/** Opens the dialog that imports the prices of a list. */
export const PriceImportButton = ({ list, onChange }: PriceImportButtonProps) => (
  <ImportButton texts={priceImportTexts(list)} onImport={usePriceImport(list._id, onChange)} />
);

import { ImportButton } from './imports/ImportButton.tsx';
import { toolImportTexts } from './toolImport.ts';
import { useToolImport } from './useTables.ts';

/** Opens the dialog that imports tools. */
export const ToolImportButton = () => (
  <ImportButton texts={toolImportTexts} onImport={useToolImport()} />
);

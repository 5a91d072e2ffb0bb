import Button from '@mui/material/Button';
import { Link as RouterLink } from 'react-router-dom';
import { ListPage } from '../../../domain/list/ListPage.tsx';
import { bankImportList, importDetails } from '../../../features/bank/imports/importList.tsx';
import { furtherPaths } from '../../../lib/router/furtherPaths.ts';

/** The imported files with bank statements. */
export const BankImportsPage = () => (
  <ListPage
    kind={bankImportList}
    actions={() => (
      <Button component={RouterLink} to={furtherPaths.bank} variant="outlined">
        All entries
      </Button>
    )}
    rowProps={{ details: importDetails }}
  />
);

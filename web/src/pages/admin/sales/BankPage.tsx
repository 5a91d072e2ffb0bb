import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { apiRoutes } from 'functions/contract';
import { Link as RouterLink } from 'react-router-dom';
import { ListFilters } from '../../../domain/list/ListFilters.tsx';
import { ListHead } from '../../../domain/list/ListHead.tsx';
import { ListResults } from '../../../domain/list/ListResults.tsx';
import { useList } from '../../../domain/list/useList.ts';
import { Allowed } from '../../../domain/staff/Allowed.tsx';
import { BankEntries } from '../../../features/bank/BankEntries.tsx';
import { BookSure } from '../../../features/bank/booking/BookSure.tsx';
import { MatchAgain } from '../../../features/bank/booking/MatchAgain.tsx';
import { bankEntryList } from '../../../features/bank/entries/bankEntryList.ts';
import { useFollowedEntries } from '../../../features/bank/entries/useFollowedEntries.ts';
import { ImportFiles } from '../../../features/bank/imports/ImportFiles.tsx';
import { lazyPaths } from '../../../lib/router/lazyPaths.ts';

const actions = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 } as const;

/** The statements of the shop's bank: imports them, and books what they pay. */
export const BankPage = () => {
  const list = useList(bankEntryList);
  useFollowedEntries();
  return (
    <>
      <ListHead kind={bankEntryList} list={list}>
        <Box sx={actions}>
          <Button component={RouterLink} to={lazyPaths.bankImports} variant="outlined">
            Imported files
          </Button>
          <Allowed call={apiRoutes.matchBankEntries}>
            <MatchAgain importId={list.search.only} />
          </Allowed>
          <Allowed call={apiRoutes.bookSureEntries}>
            <BookSure importId={list.search.only} />
          </Allowed>
        </Box>
      </ListHead>
      <Allowed call={apiRoutes.importBankFile}>
        <ImportFiles />
      </Allowed>
      <ListFilters kind={bankEntryList} list={list} />
      <ListResults kind={bankEntryList} list={list}>
        {(entries) => entries.length > 0 && <BankEntries entries={entries} />}
      </ListResults>
    </>
  );
};

import { collectionNames } from '../../contract/index.ts';
import type {
  BankAccountDocument,
  BankEntryDocument,
  BankFormatDocument,
  BankImportDocument,
} from '../../documents/bank.ts';
import { collection } from './collection.ts';

/** The imported files with bank statements, by the hashes of their bytes. */
export const bankImports = collection<BankImportDocument>(collectionNames.bankImports);

/** The rows of bank statements, by hashes of what makes them these rows. */
export const bankEntries = collection<BankEntryDocument>(collectionNames.bankEntries);

/** From whom the accounts are that have paid, by the hashes of the accounts. */
export const bankAccounts = collection<BankAccountDocument>(collectionNames.bankAccounts);

/** What the columns of banks' tables say, by the hashes of their headers. */
export const bankFormats = collection<BankFormatDocument>(collectionNames.bankFormats);

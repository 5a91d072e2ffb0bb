import type { StatementFormat } from 'functions/contract';

export const formatTexts: Readonly<Record<StatementFormat, string>> = {
  camt: 'CAMT',
  mt940: 'MT940',
  csv: 'CSV',
};

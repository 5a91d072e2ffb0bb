import { type Request, Router } from 'express';
import { apiRoutes, bankFileType, limits } from '../../contract/index.ts';
import { validationError } from '../../errors.ts';
import { callerOf } from '../../http/access/authenticate.ts';
import { readBody } from '../../http/body/readBody.ts';
import { handle } from '../../http/handle.ts';
import { limitConcurrency } from '../../http/limits/overload.ts';
import { reply } from '../../http/reply.ts';
import { saveBankFormat } from '../../services/bank/import/bankFormats.ts';
import { importFile } from '../../services/bank/import/importFile.ts';

/** Imports of bank statements, which take as long as their size needs. */
export const bankFiles = Router();

const { bytes: maxBytes, name: maxName } = limits.bankFile;

/** The name of a file in a query. Throws `validation` for one that is too long. */
const parseName = ({ name = '' }: Request['query']): string => {
  if (typeof name === 'string' && name.length <= maxName && name.isWellFormed()) {
    return name.trim() || 'statement';
  }
  throw validationError({ name: `The name of a file is a text of at most ${maxName} characters` });
};

/** Limits the files in memory. */
const limited = limitConcurrency(2);

handle(bankFiles, apiRoutes.importBankFile, async (request, response) => {
  const name = parseName(request.query);
  const imported = await limited(async () => {
    const bytes = await readBody(request, { mediaType: bankFileType, maxBytes });
    return importFile({ name, bytes: bytes ?? new Uint8Array() }, callerOf(response));
  });
  response.json(imported);
});

reply(bankFiles, apiRoutes.saveBankFormat, ({ input, caller }) => saveBankFormat(input, caller));

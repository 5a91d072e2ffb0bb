import type { BankImport } from 'functions/contract';
import { expect, it } from 'vitest';
import { doubtsOf } from './importTexts.ts';

const imported = { complete: true, warnings: ['The balances do not fit'] } as BankImport;

it('says that an import has ended early, before what else is doubtful', () => {
  expect(doubtsOf(imported)).toEqual(imported.warnings);
  expect(doubtsOf({ ...imported, complete: false })).toEqual([
    expect.stringContaining('import the file again'),
    ...imported.warnings,
  ]);
});

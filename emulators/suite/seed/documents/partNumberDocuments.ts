import { assignNumbers, collectionNames } from 'functions/contract';
import type { PartNumbersDocument } from 'functions/documents';
import { partNumbers, type SeedPartNumbers } from '../data/partNumbers.ts';
import type { Seed } from '../dataset/seedData.ts';
import { SeedError } from '../dataset/seedError.ts';
import type { SeedDocument } from './documents.ts';

const numbersOf = ({ numbers }: SeedPartNumbers, { catalogue }: Seed) => {
  const named = ({ id, sku, toolName }: Seed['catalogue'][number]) => ({
    toolId: id,
    sku,
    toolName,
  });
  const owners = new Map(catalogue.map((tool) => [tool.sku, named(tool)]));
  const rows = Object.entries(numbers).map(([sku, number]) => ({
    tool: owners.get(sku) ?? null,
    named: sku,
    number,
  }));
  const assigned = assignNumbers([], rows, owners);
  const refused = assigned.rows.find(({ result }) => result === 'refused');
  if (refused) throw new SeedError('data/partNumbers.ts', 'numbers', refused.message ?? '');
  return assigned.numbers;
};

/** The documents of the own numbers of payers. */
export const partNumberDocuments = (seed: Seed): SeedDocument<PartNumbersDocument>[] =>
  partNumbers.map((own) => ({
    path: `${collectionNames.partNumbers}/${own.payerId}`,
    content: { numbers: numbersOf(own, seed), changeId: 'seed' },
  }));

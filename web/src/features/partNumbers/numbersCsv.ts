import type { PartNumber } from 'functions/contract';
import { csvText } from '../../lib/texts/csvText.ts';

/** The numbers as a table that can be changed and pasted again. */
export const numbersCsv = (numbers: readonly PartNumber[]): string =>
  csvText(numbers, ['sku', 'number', 'toolName']);

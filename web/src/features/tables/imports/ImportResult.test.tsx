import { render, screen, within } from '@testing-library/react';
import type { ToolImport } from 'functions/contract';
import { describe, expect, it } from 'vitest';
import { toolImportTexts as texts } from '../toolImport.ts';
import { ImportResult } from './ImportResult.tsx';

const rowsTo = (count: number) => Array.from({ length: count }, (_, index) => index + 2);

const resultOf = (count: number): ToolImport => ({
  acknowledged: true,
  created: rowsTo(count),
  changed: rowsTo(count),
  unchanged: rowsTo(count),
  rejected: rowsTo(count).map((row) => ({ row, message: 'The row has 2 cells for 3 columns' })),
});

const linesOf = (count: number, dryRun: boolean) => {
  render(<ImportResult texts={texts} result={resultOf(count)} dryRun={dryRun} />);
  return screen
    .getAllByRole('listitem')
    .slice(0, 4)
    .map(({ textContent }) => textContent);
};

const nothing = resultOf(0);

describe('ImportResult', () => {
  it('lists what to check, such as a SKU that changes', () => {
    const message = 'The SKU of “Plane” changes from PLN-1 to PLN-2';
    const warnings = [{ row: 4, column: 'sku' as const, message }];
    render(<ImportResult texts={texts} result={{ ...nothing, changed: [4], warnings }} dryRun />);
    const [, row] = within(screen.getByRole('region', { name: 'Rows to check' })).getAllByRole(
      'row',
    );
    expect(row?.textContent).toBe(`4sku${message}`);
    expect(screen.queryByRole('region', { name: 'Rejected rows' })).toBeNull();
  });

  it('says when a file has only a header', () => {
    render(<ImportResult texts={texts} result={nothing} dryRun />);
    expect(screen.getByRole('alert').textContent).toMatch(/no rows below its header/);
  });

  it.each([
    [1, false, ['1 row added', '1 row changed', '1 row matches', '1 row was left out']],
    [2, false, ['2 rows added', '2 rows changed', '2 rows match', '2 rows were left out']],
    [
      1,
      true,
      ['1 row would add', '1 row would change', '1 row matches', '1 row would be left out'],
    ],
  ] as const)('says what happens to %i of each kind (dry run: %s)', (count, dryRun, starts) => {
    const lines = linesOf(count, dryRun);
    for (const [index, start] of starts.entries()) expect(lines[index]).toMatch(start);
  });
});

import { changeColumns, isLargeChange, type RowChange } from 'functions/contract';

/** The changes that contain each word of a search, those that may be mistakes first. */
export const shownChanges = (changes: readonly RowChange[], search: string): RowChange[] => {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const found = changes.filter(({ sku, toolName, field, before, after }) => {
    const text = [sku, toolName, field, before, after].join(' ').toLowerCase();
    return words.every((word) => text.includes(word));
  });
  const large = found.filter(isLargeChange);
  return large.length === 0 ? found : [...large, ...found.filter((one) => !isLargeChange(one))];
};

/** A list of changes as a file, which undoes them when it is imported. */
export const changeList = async (changes: readonly RowChange[]): Promise<Blob> => {
  const { csvText } = await import('../../../lib/texts/csvText.ts');
  return new Blob([csvText(changes, changeColumns)], { type: 'text/csv;charset=utf-8' });
};

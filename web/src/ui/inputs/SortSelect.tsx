import { SelectField } from './SelectField.tsx';

interface SortSelectProps<Sort extends string> {
  /** The label of each sort order. */
  sorts: Readonly<Partial<Record<Sort, string>>>;
  value: Sort;
  onChange: (sort: Sort) => void;
  size?: 'small' | 'medium';
}

export const SortSelect = <Sort extends string>({
  sorts,
  size = 'medium',
  ...choice
}: SortSelectProps<Sort>) => (
  <SelectField label="Sort by" choices={sorts} size={size} {...choice} />
);

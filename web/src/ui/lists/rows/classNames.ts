/** The names that apply, as the `className` of an element. */
export const classNames = (...names: (string | false | undefined)[]): string | undefined =>
  names.filter(Boolean).join(' ') || undefined;

interface RowState {
  number: number;
  checked: boolean;
  isNew: boolean;
}

/** The classes of a row. Each but the first is ruled off from the one above. */
export const rowClass = ({ number, checked, isNew }: RowState): string | undefined =>
  classNames('row', number > 1 && 'ruled', checked && 'selected', isNew && 'new');

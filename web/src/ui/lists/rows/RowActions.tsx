import type { PropsWithChildren } from 'react';
import type { RowAction } from './dataListProps.ts';
import { RowActionButton } from './RowActionButton.tsx';
import { RowButtons } from './RowButtons.ts';

interface RowActionsProps {
  actions: RowAction[];
  /** The id of the element with the row's name. */
  nameId: string;
  /** Where they are in their cell. */
  align?: 'start' | 'end';
}

/** The buttons of a row in a table. */
export const RowActions = ({
  actions,
  nameId,
  align = 'end',
  children,
}: PropsWithChildren<RowActionsProps>) => (
  <RowButtons className={align}>
    {actions.map((action) => (
      <RowActionButton key={action.label} action={action} nameId={nameId} />
    ))}
    {children}
  </RowButtons>
);

import type { PropsWithChildren } from 'react';
import type { RowAction } from '../rows/dataListProps.ts';
import { RowActionButton } from '../rows/RowActionButton.tsx';
import { RowButtons } from '../rows/RowButtons.ts';
import { RowMenu } from '../rows/RowMenu.tsx';

interface CompactActionsProps {
  actions: RowAction[];
  /** The name of the row. */
  name: string;
  /** The id of the element with that name. */
  nameId: string;
}

/** The actions of a row on a small screen: one as a button, more in a menu. */
export const CompactActions = ({
  actions,
  name,
  nameId,
  children,
}: PropsWithChildren<CompactActionsProps>) => (
  <RowButtons>
    {actions.length > 1 ? (
      <RowMenu actions={actions} name={name} />
    ) : (
      actions.map((action) => (
        <RowActionButton key={action.label} action={action} nameId={nameId} />
      ))
    )}
    {children}
  </RowButtons>
);

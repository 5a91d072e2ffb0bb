import { styled } from '@mui/material/styles';
import type { PropsWithChildren } from 'react';
import type { RowAction } from './dataListProps.ts';
import { RowActionButton } from './RowActionButton.tsx';

interface RowActionsProps {
  actions: RowAction[];
  /** The id of the element with the row's name. */
  nameId: string;
}

const Buttons = styled('div')({
  position: 'relative',
  zIndex: 1,
  display: 'flex',
  justifyContent: 'flex-end',
  alignItems: 'center',
  gap: 4,
});

/** The buttons of a row in a table, above the link that covers the row. */
export const RowActions = ({ actions, nameId, children }: PropsWithChildren<RowActionsProps>) => (
  <Buttons>
    {actions.map((action) => (
      <RowActionButton key={action.label} action={action} nameId={nameId} />
    ))}
    {children}
  </Buttons>
);

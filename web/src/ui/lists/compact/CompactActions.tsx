import { styled } from '@mui/material/styles';
import type { PropsWithChildren } from 'react';
import type { RowAction } from '../rows/dataListProps.ts';
import { RowActions } from '../rows/RowActions.tsx';
import { RowMenu } from '../rows/RowMenu.tsx';

interface CompactActionsProps {
  actions: RowAction[];
  /** The name of the row. */
  name: string;
  /** The id of the element with that name. */
  nameId: string;
}

/** Large enough for touch. */
const Buttons = styled('div')({
  display: 'flex',
  flexShrink: 0,
  '& .MuiButton-root': { minHeight: 44 },
});

/** The actions of a row on a small screen: one as a button, more in a menu. */
export const CompactActions = ({
  actions,
  name,
  nameId,
  children,
}: PropsWithChildren<CompactActionsProps>) => (
  <Buttons>
    {actions.length > 1 ? (
      <RowMenu actions={actions} name={name} />
    ) : (
      <RowActions actions={actions} nameId={nameId} />
    )}
    {children}
  </Buttons>
);

import { useId } from 'react';
import { Link } from 'react-router-dom';
import { visuallyHidden } from '../../layout/visuallyHidden.ts';
import { Icon } from '../../media/Icon.tsx';
import { classNames } from './classNames.ts';
import type { RowAction } from './dataListProps.ts';
import { tooltip } from './RowTooltip.tsx';

interface RowActionButtonProps {
  action: RowAction;
  /** The id of the element with the row's name. */
  nameId: string;
}

const textsOf = ({ label, icon, showsLabel }: RowAction) =>
  showsLabel
    ? { children: label }
    : { children: <Icon path={icon} />, 'aria-label': label, ...tooltip(label) };

const Disabled = ({ action, nameId }: RowActionButtonProps) => {
  const reasonId = useId();
  return (
    <>
      <button
        type="button"
        aria-disabled
        className={classOf(action)}
        aria-describedby={`${nameId} ${reasonId}`}
        {...textsOf(action)}
        {...tooltip(action.reason ?? '')}
      />
      <span id={reasonId} style={visuallyHidden}>
        {action.reason}
      </span>
    </>
  );
};

const classOf = ({ showsLabel, destructive }: RowAction) =>
  classNames(showsLabel ? 'text-button' : 'icon-button', destructive && 'destructive');

/** A small button of a row, inside RowButtons. If it is disabled, it shows why. */
export const RowActionButton = ({ action, nameId }: RowActionButtonProps) => {
  if (action.reason) return <Disabled action={action} nameId={nameId} />;
  const props = { className: classOf(action), 'aria-describedby': nameId, ...textsOf(action) };
  return 'to' in action ? (
    <Link to={action.to} state={action.state} {...props} />
  ) : (
    <button type="button" onClick={action.run} {...props} />
  );
};

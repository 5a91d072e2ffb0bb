import Tooltip from '@mui/material/Tooltip';
import { type PropsWithChildren, type SyntheticEvent, useEffect, useState } from 'react';

const attribute = 'data-tooltip';

/** The property of an element inside a RowTooltip that gives it a tooltip. */
export const tooltip = (text: string) => ({ [attribute]: text });

const ownerOf = ({ target }: SyntheticEvent): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>(`[${attribute}]`) : null;

/**
 * One tooltip for all elements of a list with the property above, because a list has up to 150. It
 * appears under the mouse or finger, or with the focus of the keyboard.
 */
export const RowTooltip = ({ children }: PropsWithChildren) => {
  const [owner, setOwner] = useState<HTMLElement | null>(null);
  const hide = () => setOwner(null);
  // A row may leave the list under the mouse.
  useEffect(() => {
    if (owner && !owner.isConnected) setOwner(null);
  });
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the events are those of the elements inside
    <div
      onMouseOver={(event) => setOwner(ownerOf(event))}
      onMouseLeave={hide}
      onFocus={(event) => {
        if (event.target.matches(':focus-visible')) setOwner(ownerOf(event));
      }}
      onBlur={hide}
      onKeyDown={({ key }) => {
        if (key === 'Escape') hide();
      }}
    >
      {children}
      {owner && (
        <Tooltip
          open
          title={owner.getAttribute(attribute)}
          slotProps={{ popper: { anchorEl: owner } }}
        >
          <span hidden />
        </Tooltip>
      )}
    </div>
  );
};

import { styled } from '@mui/material/styles';
import type { MouseEvent, PropsWithChildren } from 'react';

const showFullText = ({ currentTarget }: MouseEvent<HTMLElement>) => {
  const isCut = currentTarget.scrollWidth > currentTarget.clientWidth;
  currentTarget.title = isCut ? currentTarget.innerText : '';
};

const Line = styled('span')({
  display: 'block',
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

/** One line of text. If it does not fit, it ends in an ellipsis, and the mouse shows all of it. */
export const Ellipsis = ({ children }: PropsWithChildren) => (
  <Line onMouseEnter={showFullText}>{children}</Line>
);

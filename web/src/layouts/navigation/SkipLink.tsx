import { styled } from '@mui/material/styles';
import { anchors } from '../../lib/router/paths.ts';
import { frameLink } from './frameLink.ts';

const HiddenLink = styled('a')(frameLink, ({ theme }) => ({
  position: 'fixed',
  zIndex: theme.zIndex.tooltip,
  top: 8,
  left: 8,
  padding: theme.spacing(1, 2),
  color: theme.vars?.palette.primary.main,
  backgroundColor: theme.vars?.palette.background.paper,
  '&:not(:focus)': { transform: 'translateY(-200%)' },
}));

/** The first Tab stop, hidden until it has the focus. */
export const SkipLink = () => (
  <HiddenLink href={`#${anchors.main}`}>Skip to the content</HiddenLink>
);

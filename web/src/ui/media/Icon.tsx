import type { SxProps, Theme } from '@mui/material/styles';
import { styled } from '@mui/material/styles';

// MUI's SvgIcon takes several times as long to render, and pages have dozens of icons.
const Root = styled('svg')({
  display: 'inline-block',
  flexShrink: 0,
  width: '1em',
  height: '1em',
  fontSize: '1.5rem',
  fill: 'currentColor',
  userSelect: 'none',
});

interface IconProps {
  /** A path of @mdi/js. */
  path: string;
  /** The name of the icon, if it is not decorative. */
  titleAccess?: string;
  className?: string;
  sx?: SxProps<Theme>;
}

/** An icon of @mdi/js. Decorative, unless it has a `titleAccess`. */
export const Icon = ({ path, titleAccess, ...props }: IconProps) => (
  <Root
    viewBox="0 0 24 24"
    focusable="false"
    {...(titleAccess ? { role: 'img' } : { 'aria-hidden': true })}
    {...props}
  >
    <path d={path} />
    {titleAccess && <title>{titleAccess}</title>}
  </Root>
);

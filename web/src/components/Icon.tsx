import SvgIcon, { type SvgIconProps } from '@mui/material/SvgIcon';

/** An icon of @mdi/js by its path. Decorative, unless it has a `titleAccess`. */
export const Icon = ({ path, ...props }: SvgIconProps & { path: string }) => (
  <SvgIcon {...props}>
    <path d={path} />
  </SvgIcon>
);

import { styled } from '@mui/material/styles';

/** The circle of an avatar, in which a picture, initials or an icon are centred. */
export const AvatarCircle = styled('span', {
  shouldForwardProp: (prop) => prop !== 'size',
})<{ size: number }>(({ theme, size }) => ({
  display: 'inline-flex',
  flexShrink: 0,
  alignItems: 'center',
  justifyContent: 'center',
  width: size,
  height: size,
  borderRadius: '50%',
  overflow: 'hidden',
  userSelect: 'none',
  fontSize: size * 0.4,
  fontWeight: 650,
  lineHeight: 1,
  color: theme.vars?.palette.brand.ink,
  backgroundColor: theme.vars?.palette.brand.background,
  '& img': { width: '100%', height: '100%', objectFit: 'cover' },
}));

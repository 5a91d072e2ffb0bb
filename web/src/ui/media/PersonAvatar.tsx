import { mdiAccount } from '@mdi/js';
import { styled } from '@mui/material/styles';
import { usePicture } from '../../lib/pictures/usePicture.ts';
import { Icon } from './Icon.tsx';

interface PersonAvatarProps {
  /** Its initials replace a missing picture. */
  name: string;
  src: string;
  /** Width and height in pixels. */
  size?: number;
}

const initialsOf = (name: string) => {
  const words = name.trim().split(/\s+/);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word) => [...(word ?? '')][0] ?? '').join('');
};

const Circle = styled('span')(({ theme: { vars } }) => ({
  display: 'flex',
  flexShrink: 0,
  alignItems: 'center',
  justifyContent: 'center',
  overflow: 'hidden',
  borderRadius: '50%',
  lineHeight: 1,
  fontWeight: 650,
  userSelect: 'none',
  color: vars?.palette.brand.ink,
  backgroundColor: vars?.palette.brand.background,
  '& img': { width: '100%', height: '100%', objectFit: 'cover' },
}));

/** A person's picture. Decorative: the name is beside it. */
export const PersonAvatar = ({ name, src, size = 48 }: PersonAvatarProps) => {
  const picture = usePicture(src);
  return (
    <Circle aria-hidden style={{ width: size, height: size, fontSize: size * 0.4 }}>
      {picture ? (
        <img loading="lazy" sizes={`${size}px`} {...picture} alt="" width={size} height={size} />
      ) : (
        initialsOf(name).toUpperCase() || <Icon path={mdiAccount} sx={{ fontSize: '1.5em' }} />
      )}
    </Circle>
  );
};

import { mdiAccount } from '@mdi/js';
import { AvatarCircle } from './AvatarCircle.tsx';
import { Icon } from './Icon.tsx';
import { usePicture } from './usePicture.ts';

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

/** A person's picture. Decorative: the name is beside it. */
export const PersonAvatar = ({ name, src, size = 48 }: PersonAvatarProps) => {
  const picture = usePicture(src);
  const initials = initialsOf(name).toUpperCase();
  return (
    <AvatarCircle aria-hidden size={size}>
      {picture ? (
        <img loading="lazy" sizes={`${size}px`} {...picture} alt="" width={size} height={size} />
      ) : (
        initials || <Icon path={mdiAccount} />
      )}
    </AvatarCircle>
  );
};

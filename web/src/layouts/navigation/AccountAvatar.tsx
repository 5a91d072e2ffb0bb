import Avatar from '@mui/material/Avatar';
import { useUser } from '../../lib/session/useSession.ts';

interface AccountAvatarProps {
  /** Width and height in pixels. */
  size: number;
}

/**
 * The picture of the signed-in account. Decorative: the name is beside it. It shows the original,
 * because a new picture has no smaller copies yet.
 */
export const AccountAvatar = ({ size }: AccountAvatarProps) => {
  const user = useUser();
  return (
    <Avatar
      aria-hidden
      alt=""
      src={user?.photoURL ?? ''}
      sx={{ width: size, height: size, bgcolor: 'brand.background', color: 'brand.ink' }}
    />
  );
};

import Box from '@mui/material/Box';
import { formatCount } from 'functions/contract';
import { ListHeading } from '../../../domain/page/ListHeading.tsx';
import { MatchCount } from '../../../domain/search/MatchCount.tsx';
import { matchCountOf } from '../../../domain/search/matchCountText.ts';
import { useUserCount, type useUsers } from './useUsers.ts';

const title = 'All users';

interface UsersHeadingProps {
  list: ReturnType<typeof useUsers>;
  words: string;
}

export const UsersHeading = ({ list, words }: UsersHeadingProps) => {
  const { data: all } = useUserCount();
  const { data: matches } = useUserCount({ q: words }, words !== '' && list.hasNextPage);
  return (
    <Box sx={{ mb: 2 }}>
      <ListHeading title={title} counted={all && `${title} ${formatCount(all.count)}`}>
        {words && !list.isError && <MatchCount found={matchCountOf(list, matches)} noun="user" />}
      </ListHeading>
    </Box>
  );
};

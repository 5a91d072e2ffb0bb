import Chip from '@mui/material/Chip';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DeleteButton, RightButton } from './UserButtons.tsx';
import { UserSummary } from './UserSummary.tsx';
import { buttonsOf, type UserViewProps, type ViewedUser } from './userView.ts';

const Card = ({ number, ...view }: ViewedUser & { number: number }) => {
  const { user, me } = view;
  const buttons = buttonsOf(view);
  const isAdmin = user.role === 'admin';
  return (
    <Paper component="li" variant="outlined" sx={{ p: 2 }}>
      <Stack direction="row" sx={{ mb: 1.5, justifyContent: 'space-between' }}>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {`No. ${number}`}
        </Typography>
        {isAdmin && <Chip size="small" color="primary" label="Admin" />}
      </Stack>
      <UserSummary user={user} isMe={user._id === me} emailId={buttons.emailId} />
      <Stack direction="row" useFlexGap spacing={1} sx={{ mt: 2, flexWrap: 'wrap' }}>
        <RightButton isAdmin={isAdmin} {...buttons} />
        <DeleteButton {...buttons} />
      </Stack>
    </Paper>
  );
};

/** The users on small screens. */
export const UserCards = ({ users, ...card }: UserViewProps) => (
  <Stack component="ol" spacing={2} sx={{ p: 0, m: 0, listStyle: 'none' }}>
    {users.map((user, index) => (
      <Card key={user._id} user={user} number={index + 1} {...card} />
    ))}
  </Stack>
);

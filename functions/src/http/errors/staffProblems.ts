import { problemText } from './problemText.ts';

/** The texts of errors about the roles of staff. */
export const staffProblems = {
  'role-not-found': problemText('Role not found', 'There is no such role.'),
  'role-in-use': problemText('Role in use', 'Someone has this role. Take it from them first.'),
  'role-locked': problemText(
    'Role locked',
    'This role stays: that of Administrators as it is, the others of each shop can be changed.',
  ),
  'already-staff': problemText(
    'Already one of the staff',
    'This account has roles already. You can change them in the list.',
  ),
} as const;

import { array, string } from 'yup';
import type { Permission } from './permissions.ts';

/** A list of permissions among some, at least one and each once. */
export const permissionList = (choices: readonly Permission[]) =>
  array()
    .of(
      string<Permission>()
        .typeError('A permission must be a text')
        .required('A permission must be a text')
        .oneOf([...choices], 'There is no such permission'),
    )
    .typeError('The permissions must be a list')
    .required('Choose the permissions')
    .min(1, 'Choose at least one permission')
    .max(choices.length, 'Each permission can be given once')
    .test(
      'distinct',
      'Each permission can be given once',
      (value = []) => new Set(value).size === value.length,
    );

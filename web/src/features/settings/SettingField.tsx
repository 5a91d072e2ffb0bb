import Box from '@mui/material/Box';
import type { PropsWithChildren } from 'react';
import { FormikTextField } from '../../ui/inputs/forms/FormikTextField.tsx';
import { fieldPairs } from '../../ui/layout/columns.ts';
import { type SettingField, settingLabels } from './settingsValues.ts';

type FieldProps = Omit<Parameters<typeof FormikTextField>[0], 'name'> & { name: SettingField };

/** A field of the settings with its label. */
export const Field = ({ name, ...props }: FieldProps) => (
  <FormikTextField
    name={name}
    label={settingLabels[name]}
    autoComplete="off"
    sx={{ mb: 1.5 }}
    {...props}
  />
);

const columns = { ...fieldPairs, rowGap: 0.5, '&& > *': { mb: 1.5 } };

/** Fields in two columns where there is room. */
export const Pairs = ({ children }: PropsWithChildren) => <Box sx={columns}>{children}</Box>;

import Box from '@mui/material/Box';
import { useFormikContext } from 'formik';
import {
  areaName,
  hasPermission,
  type Permission,
  permissionAreas,
  permissions,
} from 'functions/contract';
import { capitalized } from '../../lib/texts/capitalized.ts';
import { SelectField } from '../../ui/inputs/SelectField.tsx';
import { type AreaLevels, levelTexts } from './areaLevels.ts';

const columns = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
} as const;

interface LevelFieldsProps {
  /** The permissions that can be given; by default, all. */
  offered?: readonly Permission[];
}

/** What is allowed of each area, in the field `levels` of a form: no more than what is offered. */
export const LevelFields = ({ offered = permissions }: LevelFieldsProps) => {
  const { values, setFieldValue } = useFormikContext<{ levels: AreaLevels }>();
  const choicesOf = (area: (typeof permissionAreas)[number]): Partial<typeof levelTexts> => ({
    none: levelTexts.none,
    ...(hasPermission(offered, `read_${area}`) && { read: levelTexts.read }),
    ...(hasPermission(offered, `write_${area}`) && { write: levelTexts.write }),
  });
  return (
    <Box sx={columns}>
      {permissionAreas
        .filter((area) => hasPermission(offered, `read_${area}`))
        .map((area) => (
          <SelectField
            key={area}
            label={capitalized(areaName(area))}
            choices={choicesOf(area)}
            value={values.levels[area]}
            onChange={(level) => setFieldValue(`levels.${area}`, level)}
          />
        ))}
    </Box>
  );
};

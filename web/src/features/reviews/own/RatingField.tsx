import { mdiStar, mdiStarOutline } from '@mdi/js';
import Box from '@mui/material/Box';
import Rating from '@mui/material/Rating';
import { useField } from 'formik';
import { limits, readWholeNumber } from 'functions/contract';
import { FormikWholeNumberField } from '../../../ui/inputs/forms/FormikWholeNumberField.tsx';
import { Icon } from '../../../ui/media/Icon.tsx';

const name = 'reviewRating';
const { min, max } = limits.rating;
const starSize = { fontSize: 32, m: '6px' };

const starsOf = (value: unknown) => {
  const stars = readWholeNumber(String(value)).value ?? 0;
  return stars >= min && stars <= max ? stars : null;
};

const StarsInput = () => {
  const [{ value }, , { setValue }] = useField<number | string>(name);
  return (
    <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, minWidth: 0 }}>
      <Box component="legend" sx={{ p: 0, color: 'text.secondary', fontSize: '0.875rem' }}>
        Your rating in stars
      </Box>
      <Rating
        name="stars"
        value={starsOf(value)}
        max={max}
        icon={<Icon path={mdiStar} sx={starSize} />}
        emptyIcon={<Icon path={mdiStarOutline} sx={starSize} />}
        getLabelText={(stars) => `${stars} ${stars === 1 ? 'star' : 'stars'}`}
        onChange={(_, stars) => void setValue(stars ?? '')}
        sx={{ color: 'secondary.main', '& .MuiRating-iconEmpty': { color: 'text.secondary' } }}
      />
    </Box>
  );
};

/** A rating as stars and as a number, kept in sync. */
export const RatingField = () => (
  <Box
    sx={{
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'flex-start',
      columnGap: 4,
      rowGap: 2,
    }}
  >
    <StarsInput />
    <FormikWholeNumberField
      name={name}
      label={`Your Rating (${min} - ${max})`}
      range={limits.rating}
      sx={{ flex: '1 1 200px' }}
    />
  </Box>
);

import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useField } from 'formik';
import type { Tool } from 'functions/contract';
import { visuallyHidden } from '../../../ui/layout/visuallyHidden.ts';
import { Picture } from '../../../ui/media/Picture.tsx';

interface PictureChoiceProps {
  tools: readonly Tool[];
}

interface Option {
  link: string;
  label: string;
}

/** The different pictures of the sizes, after the chosen one if no size has it any more. */
const optionsOf = (tools: readonly Tool[], chosen: string): Option[] => {
  const byLink = new Map<string, string>();
  if (chosen !== '') byLink.set(chosen, 'The current picture');
  for (const { toolName, imageLink } of tools) {
    if (imageLink !== '') byLink.set(imageLink, toolName);
  }
  return [...byLink].map(([link, label]) => ({ link, label }));
};

/** The picture of a family: that of its first size, or that of another one. */
export const PictureChoice = ({ tools }: PictureChoiceProps) => {
  const [{ value }, , { setValue }] = useField<string>('imageLink');
  return (
    <FormControl sx={{ mb: 3 }}>
      <FormLabel id="family-picture">Picture</FormLabel>
      <RadioGroup
        aria-labelledby="family-picture"
        value={value}
        onChange={(_, link) => void setValue(link)}
        sx={{ flexDirection: 'row', gap: 1, maxHeight: 264, overflowY: 'auto' }}
      >
        <FormControlLabel value="" control={<Radio />} label="Of the first size" />
        {optionsOf(tools, value).map(({ link, label }) => (
          <FormControlLabel
            key={link}
            value={link}
            control={<Radio />}
            label={
              <Box sx={{ width: 72, borderRadius: 1, overflow: 'hidden' }}>
                <span style={visuallyHidden}>{label}</span>
                <Picture src={link} alt="" sizes="72px" lazy />
              </Box>
            }
          />
        ))}
      </RadioGroup>
    </FormControl>
  );
};

import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useField } from 'formik';
import { type Tool, uploadLabel } from 'functions/contract';
import { useState } from 'react';
import type { CataloguePictures } from '../../../domain/picture/useCataloguePictures.ts';
import { usePictureReplacement } from '../../../domain/picture/usePictureReplacement.ts';
import { visuallyHidden } from '../../../ui/layout/visuallyHidden.ts';
import { Picture } from '../../../ui/media/Picture.tsx';
import { PictureField } from '../../../ui/media/PictureField.tsx';

interface PictureChoiceProps {
  tools: readonly Tool[];
  read: CataloguePictures['read'];
  disabled: boolean;
}

interface Option {
  link: string;
  label: string;
}

const isNew = (link: string) => link.startsWith('blob:');

/** The pictures to choose from: those of the family itself, and those of its sizes. */
const optionsOf = (tools: readonly Tool[], own: readonly string[]): Option[] => {
  const byLink = new Map<string, string>();
  for (const link of own) {
    if (link !== '') byLink.set(link, isNew(link) ? 'The new picture' : 'The current picture');
  }
  for (const { toolName, imageLink } of tools) {
    if (imageLink !== '') byLink.set(imageLink, toolName);
  }
  return [...byLink].map(([link, label]) => ({ link, label }));
};

/** The picture of a family: an uploaded one, that of a size, or none. */
export const PictureChoice = ({ tools, read, disabled }: PictureChoiceProps) => {
  const [{ value }, { initialValue = '', error }, { setValue }] = useField<string>('imageLink');
  const [uploaded, setUploaded] = useState('');
  const { problem, isReading, dismiss, choose } = usePictureReplacement({
    read,
    onChosen: (url) => {
      setUploaded(url);
      void setValue(url);
    },
  });
  const own = [initialValue, uploaded, ...(isNew(value) ? [value] : [])];
  return (
    <Box sx={{ display: 'grid', gap: 1.5, mb: 3 }}>
      <FormControl disabled={disabled}>
        <FormLabel id="family-picture">Picture</FormLabel>
        <RadioGroup
          aria-labelledby="family-picture"
          value={value}
          onChange={(_, link) => void setValue(link)}
          sx={{ flexDirection: 'row', gap: 1, maxHeight: 264, overflowY: 'auto' }}
        >
          <FormControlLabel value="" control={<Radio />} label="None: shows the first size" />
          {optionsOf(tools, own).map(({ link, label }) => (
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
      <PictureField
        label={uploadLabel}
        problem={problem ?? error ?? null}
        isReading={isReading}
        onDismiss={problem === null ? undefined : dismiss}
        disabled={disabled}
        onFiles={([file]) => file && choose(file)}
      />
    </Box>
  );
};

import { type Profile, profileSchema } from 'functions/contract';

/** The fields of a profile that its owner can change, besides the picture. */
export type ProfileFields = Pick<Profile, 'displayName' | 'education' | 'location' | 'phoneNumber'>;

/** The contract's rules for the fields of the form. */
export const profileFieldsSchema = profileSchema.pick([
  'displayName',
  'education',
  'location',
  'phoneNumber',
]);

/** The longest side of a profile picture, in pixels. */
export const pictureSide = 512;

export const fieldsOf = ({
  displayName,
  education,
  location,
  phoneNumber,
}: ProfileFields): ProfileFields => ({ displayName, education, location, phoneNumber });

/** The stored profile after a change: empty fields keep their values. */
export const storedAfter = (profile: Profile, change: Partial<Profile>): Profile => {
  const nonEmpty = Object.entries(change).filter(([, value]) => value !== '');
  return { ...profile, ...Object.fromEntries(nonEmpty) };
};

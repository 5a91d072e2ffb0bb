import { type Profile, profileSchema } from 'functions/contract';

/** What a person may change in their profile, besides the photo. */
export type ProfileFields = Pick<Profile, 'displayName' | 'education' | 'location' | 'phoneNumber'>;

/** The contract's own rules for the fields of the form. */
export const profileFieldsSchema = profileSchema.pick([
  'displayName',
  'education',
  'location',
  'phoneNumber',
]);

/** The longest side of a photo, in pixels. */
export const pictureSide = 512;

export const fieldsOf = ({
  displayName,
  education,
  location,
  phoneNumber,
}: ProfileFields): ProfileFields => ({ displayName, education, location, phoneNumber });

/** What is stored after a change: what was left empty stays as it was. */
export const storedAfter = (profile: Profile, change: Partial<Profile>): Profile => {
  const given = Object.entries(change).filter(([, value]) => value !== '');
  return { ...profile, ...Object.fromEntries(given) };
};

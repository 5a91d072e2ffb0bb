/** The languages of documents: BCP 47 codes, and their names for people. */
export const documentLanguageNames = {
  en: 'English',
  de: 'German',
  fr: 'French',
  es: 'Spanish',
  it: 'Italian',
  nl: 'Dutch',
  pt: 'Portuguese',
  pl: 'Polish',
  cs: 'Czech',
  da: 'Danish',
  sv: 'Swedish',
  nb: 'Norwegian',
  fi: 'Finnish',
  ja: 'Japanese',
  ko: 'Korean',
  zh: 'Chinese',
} as const;

export type DocumentLanguage = keyof typeof documentLanguageNames;
export const documentLanguages = Object.keys(documentLanguageNames) as DocumentLanguage[];

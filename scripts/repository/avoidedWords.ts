/** A word or phrase to avoid. */
interface AvoidedWord {
  /**
   * A regular expression, matched against whole words in any case, and the words of identifiers.
   */
  word: string;
  /** The replacement. */
  instead: string;
  /** A text that contains it. */
  example: string;
  /** The files where it is allowed, because it means something else there. */
  except?: RegExp;
}

/** Texts about tools and woodworking, where some of the words have their everyday meaning. */
const shopTexts = /^(?:web\/src\/features\/blog|emulators\/suite\/seed)\//;

const words: [word: string, instead: string, example: string, except?: RegExp][] = [
  // Archaic or literary words
  ['mend(?:s|ed|ing)?', 'fix', 'mend that file', shopTexts],
  ['sow(?:s|ed|n|ing)?', 'load the seed', 'const sowSeed = 1'],
  ['wish(?:es|ed|ing)?', 'request', 'rivalsOfWish'],
  ['rivals?', 'conflicting transaction, competitor', 'rivalsOf'],
  ['whoever', 'the caller, the user, anyone who', 'whoever reads it', shopTexts],
  ['whence', 'from where', 'whence it comes'],
  ['hence', 'so, therefore', 'hence the check'],
  ['thereby', 'by that', 'thereby closing it'],
  ['afresh', 'again', 'start afresh'],
  ['anew', 'again', 'buildAnew'],
  ['befall(?:s|en)?', 'happen to', 'what may befall it'],
  ['patience', 'timeout', 'patienceMs'],
  ['rehears(?:e|es|ed|al)', 'dry run', 'rehearseDeploy'],
  // Inversions and riddles
  ['none but', 'only', 'none but admins'],
  ['but for', 'except', 'all but for one'],
  ['what is so', 'the facts', 'says what is so'],
  ['in words', 'as text, described', 'inWords(roles)'],
  ['sent again', 'retried', 'sentAgain'],
  ['(?:is|are|was) known again', 'is recognised as a retry', 'a call is known again'],
  ['reads? again', 'invalidate, refetch', 'readAgain(lists)'],
  ['put(?:s|ting)? right', 'fix, correct', 'put right by a script'],
  ['go(?:es|ing)? under', 'fail, become overloaded', 'the server goes under'],
  ['no good', 'invalid', 'a token that is no good'],
  // Personification
  ['(?:is|are|was|were|be|been|being) told', 'is notified, is shown', 'the function is told'],
  ['(?:is|are|was|were|be|been|being) asked', 'is queried, is requested', 'the rules are asked'],
  ['tells? of', 'report, describe', 'the log tells of it'],
  ['telling', 'selective, reporting', 'tellingWordOf'],
  ['knows', 'contains, recognises, has', 'the form knows the customer', shopTexts],
  ['wants', 'needs, requires, expects', 'the rule wants a token', shopTexts],
  ['shakes? hands', 'handshake', 'shakeHands'],
  // Vague or invented terms
  ['of (?:its|their) own', 'separate', 'a folder of its own', shopTexts],
  ['an own', 'its own, their own', 'each has an own id'],
  ['by itself', 'automatically, alone', 'it starts by itself'],
  ['lies in', 'is in', 'the file lies in the root'],
  ['stands in', 'is in, replaces', 'it stands in the log'],
  ['the books|(?:check|expect|order) ?books?', 'stock, orders and ledger', 'checkBooks'],
  ['(?:known|security|open) holes?', 'vulnerability', 'known holes'],
  ['by gravity', 'by severity', 'byGravity'],
  ['laps(?:e|es|ed|ing)', 'expire', 'lapsesAt'],
  ['note(?:s|d)? (?:acts?|sales)', 'recordAudit, recordSales', 'noteAct(entry)'],
];

/** The words and phrases that must not occur in sources and documents, with their replacements. */
export const avoidedWords: AvoidedWord[] = words.map(([word, instead, example, except]) => ({
  word,
  instead,
  example,
  ...(except && { except }),
}));

/**
 * A text as a line of words: identifiers are split at capitals and underscores, and line breaks and
 * comment markers become spaces, so that a phrase may span lines.
 */
export const toWords = (text: string): string =>
  text
    .replaceAll(/(?<=[a-z\d])(?=[A-Z])|_/g, ' ')
    .replaceAll(/\s*\n\s*(?:\/\/|\*(?!\/))?\s*/g, ' ');

const contextLength = 30;

/** Each occurrence of an avoided word in a line of words, with the words around it. */
export const occurrencesOf = ({ word }: Pick<AvoidedWord, 'word'>, line: string): string[] =>
  [...line.matchAll(new RegExp(`\\b(?:${word})\\b`, 'gi'))].map(({ index, 0: found }) =>
    line.slice(Math.max(0, index - contextLength), index + found.length + contextLength).trim(),
  );

/** A part of a legal text. */
export interface Clause {
  title: string;
  paragraphs: readonly string[];
  /** A list below the paragraphs. */
  points?: readonly string[];
}

/** A run of text. A link leads to a path in the shop. */
export type Span =
  | { kind: 'text' | 'strong' | 'emphasis'; text: string }
  | { kind: 'link'; text: string; to: string };

export type Block =
  | { kind: 'heading' | 'paragraph'; spans: Span[] }
  | { kind: 'list'; items: Span[][] };

export interface Article {
  slug: string;
  title: string;
  summary: string;
  /** The reading time. */
  minutes: number;
  blocks: Block[];
}

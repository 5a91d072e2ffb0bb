import { normaliseSku } from 'functions/contract';

/** What a file name says about a picture. */
export interface NamedPicture {
  sku: string;
  /** Whether it has the number of a further picture: `JK-100 (2).jpg`. */
  isFurther: boolean;
}

/** The SKU in a file name: `JK-100` for `jk-100.jpg` and for `JK-100 (2).png`. */
export const namedPicture = (name: string): NamedPicture => {
  const stem = name.replace(/\.[^.]*$/, '').trim();
  const [, base = stem, further] = /^(.*\S)\s*(\(\d{1,3}\))$/.exec(stem) ?? [];
  return { sku: normaliseSku(base), isFurther: further !== undefined };
};

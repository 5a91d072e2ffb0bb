import { isShown, type Tool } from 'functions/contract';

/** The mark of a tool that only staff see. */
export const hiddenText = 'Hidden: no picture';

/** Why a payer does not see a tool that is offered. */
export const unseenText = (tool: Pick<Tool, 'imageLink'>): string =>
  isShown(tool) ? 'Not in the assortment of this customer' : hiddenText;

/** The pictures of a tool, the main one first; none of a hidden tool without one. */
export const picturesOf = ({ imageLink, morePictures }: Tool): string[] =>
  [imageLink, ...morePictures].filter((link) => link !== '');

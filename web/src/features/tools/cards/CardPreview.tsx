import {
  availableText,
  cardAttribute,
  cardPictureSizes,
  cardPlaceholders,
  minimumOrderText,
} from 'functions/contract';
import { forAttribute } from '../../../lib/session/sessionScript.ts';
import { Picture } from '../../../ui/media/Picture.tsx';
import { CardRoot } from './toolCardStyles.ts';

/** About as high as a card with a description and a button. */
const minHeight = 544;

/**
 * A card that the API fills and repeats for each tool, until the page's code shows the real cards.
 */
export const CardPreview = () => {
  const { address, name, picture, sku, price, minOrder, available } = cardPlaceholders;
  return (
    <CardRoot {...{ [cardAttribute]: '' }} style={{ minHeight }}>
      <Picture src={picture} alt="" ratio="5 / 4" sizes={cardPictureSizes} />
      <div className="text">
        <p className="sku">{sku}</p>
        <h2>
          <a href={address}>{name}</a>
        </h2>
        <div className="facts">
          <span>{minimumOrderText(minOrder)}</span>
          <span>{availableText(available)}</span>
        </div>
        <div className="offer">
          <div>
            {/* An account may have its own price: the room stays empty. */}
            <span className="price">
              <span {...{ [forAttribute]: 'unknown' }}>{price}</span>
              {'\u200b'}
            </span>
            <span className="unit"> a piece</span>
          </div>
        </div>
      </div>
    </CardRoot>
  );
};

import { foldedText } from '../text/foldedText.ts';

/** The pages on which carriers say where a parcel is, by how their names begin. */
const trackingPages: Readonly<Record<string, (number: string) => string>> = {
  ups: (number) => `https://www.ups.com/track?tracknum=${number}`,
  fedex: (number) => `https://www.fedex.com/fedextrack/?trknbr=${number}`,
  usps: (number) => `https://tools.usps.com/go/TrackConfirmAction?tLabels=${number}`,
  dhl: (number) => `https://www.dhl.com/global-en/home/tracking.html?tracking-id=${number}`,
  dpd: (number) => `https://tracking.dpd.de/status/en_US/parcel/${number}`,
  gls: (number) => `https://gls-group.eu/GROUP/en/parcel-tracking?match=${number}`,
  'canada post': (number) =>
    `https://www.canadapost-postescanada.ca/track-reperage/en#/search?searchFor=${number}`,
  'royal mail': (number) => `https://www.royalmail.com/track-your-item#/tracking-results/${number}`,
  'swiss post': (number) => `https://service.post.ch/ekp-web/ui/entry/search/${number}`,
  'austrian post': (number) => `https://www.post.at/sv/sendungsdetails?snr=${number}`,
};

/** Words in any case, also with hyphens: `UPS Ground`, `Canada-Post`. */
const wordsOf = (name: string): string =>
  foldedText(name)
    .split(/[^a-z0-9]+/)
    .join(' ')
    .trim();

/**
 * The page of a known carrier for a parcel: `DHL Express` is DHL. Null for any other carrier, and
 * for what cannot be a tracking number.
 */
export const trackingUrl = (carrier: string, trackingNumber: string): string | null => {
  const words = `${wordsOf(carrier)} `;
  const known = Object.entries(trackingPages).find(([name]) => words.startsWith(`${name} `));
  const number = trackingNumber.replace(/[\s-]/g, '');
  return known && /^(?=.*\d)[a-z0-9]{6,40}$/i.test(number) ? known[1](number) : null;
};

import { EvaluationError } from '../../language/errors.ts';
import { RulesLatLng } from '../../language/values.ts';
import { type Builtins, builtin } from '../builtin.ts';

/** The earth's mean radius in metres, as in Google's S2 library. */
const earthRadius = 6_371_010;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/**
 * The functions of the latlng package.
 * https://firebase.google.com/docs/reference/rules/rules.latlng
 */
export const latlng: Builtins = {
  value: builtin(['number', 'number'], (latitude, longitude) => {
    const point = new RulesLatLng(Number(latitude), Number(longitude));
    const isOnEarth = Math.abs(point.latitude) <= 90 && Math.abs(point.longitude) <= 180;
    if (!isOnEarth) {
      throw new EvaluationError('Latitude is within ±90 degrees, longitude within ±180.');
    }
    return point;
  }),
};

/** The great-circle distance in metres, by the haversine formula. */
const distance = (from: RulesLatLng, to: RulesLatLng): number => {
  const [north, south] = [radians(from.latitude), radians(to.latitude)];
  const height = Math.sin((south - north) / 2) ** 2;
  const width = Math.sin(radians(to.longitude - from.longitude) / 2) ** 2;
  const chord = Math.sqrt(height + Math.cos(north) * Math.cos(south) * width);
  return 2 * earthRadius * Math.asin(Math.min(1, chord));
};

/** The methods of latlng values. https://firebase.google.com/docs/reference/rules/rules.LatLng */
export const latlngMethods: Builtins = {
  distance: builtin(['latlng', 'latlng'], distance),
  latitude: builtin(['latlng'], ({ latitude }) => latitude),
  longitude: builtin(['latlng'], ({ longitude }) => longitude),
};

/** The parts of the home page whose code loads once the page has hydrated, in one chunk. */
export { PlaneDrawing } from '../../../features/home/PlaneDrawing.tsx';
export { ServicePromises } from '../../../features/home/ServicePromises.tsx';
export { HomeDetails } from './HomeDetails.tsx';
export { OwnPopularTools } from './OwnPopularTools.tsx';

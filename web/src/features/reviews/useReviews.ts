import { useQuery } from '@tanstack/react-query';
import { apiBase, apiRoutes, type Review } from 'functions/contract';
import { readPage } from '../../api.ts';

const readReviews = async (limit: number, signal: AbortSignal): Promise<Review[]> => {
  const url = `${apiBase}${apiRoutes.listReviews.href()}?limit=${limit}`;
  return (await readPage<Review>(url, { signal, anonymous: true })).items;
};

export const useReviews = (limit: number) =>
  useQuery({
    queryKey: ['reviews', limit],
    queryFn: ({ signal }) => readReviews(limit, signal),
  });

import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { AppError } from '../shared/errors.ts';

const id = z.guid();

/**
 * Hook for routes whose addresses name things by their ids: what cannot be an id is not found, like an id
 * that nothing has, and not a mistake in a form.
 *
 * @param missing what is said of it, by the route's pattern
 */
export const malformedIdsAre =
  (missing: (url: string) => AppError) =>
  async ({ params, routeOptions }: FastifyRequest): Promise<void> => {
    const ids = Object.values((params ?? {}) as Record<string, unknown>);
    if (ids.some((one) => !id.safeParse(one).success)) throw missing(routeOptions.url ?? '');
  };

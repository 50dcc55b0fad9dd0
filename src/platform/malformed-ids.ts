import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { AppError } from '../shared/errors.ts';

const id = z.guid();
const isId = (param: string) => param === 'id' || param.endsWith('Id');

/**
 * Hook for routes whose addresses name things by their ids: what cannot be an id is not found, like an id
 * that nothing has, and not a mistake in a form.
 *
 * @param missing what is said of it, by the route's pattern
 */
export const malformedIdsAre =
  (missing: (url: string) => AppError) =>
  async ({ params, routeOptions }: FastifyRequest): Promise<void> => {
    const ids = Object.entries((params ?? {}) as Record<string, unknown>).filter(([name]) =>
      isId(name),
    );
    if (ids.some(([, one]) => !id.safeParse(one).success)) throw missing(routeOptions.url ?? '');
  };

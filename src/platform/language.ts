import type { FastifyRequest } from 'fastify';
import { isLanguage, type Language } from '../messages/index.ts';

/** What the reader chose, else what the browser asks for first, else English. */
export function languageOf(request: FastifyRequest): Language {
  const chosen = request.cookies.lang;
  if (isLanguage(chosen)) return chosen;
  return /^sw\b/i.test(request.headers['accept-language'] ?? '') ? 'sw' : 'en';
}

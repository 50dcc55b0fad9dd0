export { useTellFailure } from './forms/use-tell-failure.ts';
export { useSignInFirst } from './sign-in/use-sign-in-first.ts';

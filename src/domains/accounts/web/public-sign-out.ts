// Apart from public.tsx, which every page loads whole.
export { followSignOut, signOut } from './sign-in/sign-out.ts';

/** What tells an admin that nothing was done for a while. */
export const idle = {
  warnTitle: 'Are you still there?',
  warnText: 'You did nothing for a while. We sign you out at {time}.',
  stay: 'Stay signed in',
  endedTitle: 'You were signed out',
  endedText:
    'You did nothing for 30 minutes. Sign in again in a new tab, then come back here: what you typed is still here.',
  signIn: 'Sign in again',
  goOn: 'I have signed in',
  notYet: 'You are not signed in yet.',
} as const;

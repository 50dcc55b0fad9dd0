import { Secret, TOTP } from 'otpauth';
import { expect } from 'vitest';
import type {
  CurrentUser,
  RecoveryCodes,
  TwoStepSetup,
  TwoStepState,
} from '../../account-schema.ts';

/** For tests: the clock stands still in the middle of a step, so that a code is of the same step when it arrives. */
export const stillNow = (Math.floor(Date.now() / 30_000) + 0.5) * 30_000;

/** The code of so many steps from now. */
export const codeOf = (secret: string, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: stillNow + steps * 30_000,
  });

export interface Refusal {
  readonly code: string;
  readonly message: string;
}

interface Answer<T> {
  readonly status: number;
  readonly body: T;
}

/** Who calls, as the test server has them. */
export interface Caller {
  get<T>(url: string): Promise<Answer<T>>;
  post<T>(url: string, body?: unknown): Promise<Answer<T>>;
  send<T>(request: { method: 'DELETE' | 'PUT'; url: string; payload?: object }): Promise<Answer<T>>;
}

export const confirm = (caller: Caller, code: string) =>
  caller.post<RecoveryCodes & Refusal>('/api/settings/totp/confirm', { code });

export const state = async (caller: Caller) =>
  (await caller.get<TwoStepState>('/api/settings/totp')).body;

export const remove = (caller: Caller, body: object) =>
  caller.send<Refusal>({ method: 'DELETE', url: '/api/settings/totp', payload: body });

type Person = Pick<CurrentUser, 'id' | 'email'>;

interface PeopleOptions<Overrides> {
  readonly visitor: (options: { ip: string }) => Caller;
  readonly buildOne: (overrides: Overrides) => Promise<Person>;
  /** Of everybody that `buildOne` makes. */
  readonly password: string;
}

/** What accounts with two-step sign-in do, each from an address that no other uses. */
export function twoStepPeople<Overrides extends object>(options: PeopleOptions<Overrides>) {
  const { buildOne, password } = options;
  let lastHost = 0;
  const freshVisitor = () => options.visitor({ ip: `203.0.113.${++lastHost}` });

  const login = (email: string | null, extra: object = {}) =>
    freshVisitor().post<Refusal>('/api/login', { email, password, ...extra });

  const signedIn = async (overrides = {} as Overrides) => {
    const user = await buildOne(overrides);
    const visitor = freshVisitor();
    const answer = await visitor.post('/api/login', { email: user.email, password });
    expect(answer.status).toBe(200);
    return { user, visitor };
  };

  const setUp = async (caller: Caller) =>
    (await caller.post<TwoStepSetup>('/api/settings/totp', { password })).body;

  /** An account with two-step sign-in; its code of one step ago is used up. */
  const withTwoStep = async () => {
    const { user, visitor } = await signedIn();
    const { secret } = await setUp(visitor);
    const { status, body } = await confirm(visitor, codeOf(secret, -1));
    expect(status).toBe(200);
    return { user, visitor, secret, recoveryCodes: body.recoveryCodes };
  };
  return { login, signedIn, setUp, withTwoStep };
}

import { describe, expect, it } from 'vitest';
import { stateMachine } from './state-machine.ts';

const door = stateMachine({
  states: ['open', 'shut', 'locked'],
  steps: {
    shut: { from: ['open'], to: 'shut', by: ['guest', 'host'] },
    open: { from: ['shut'], to: 'open', by: ['guest', 'host'] },
    lock: { from: ['shut'], to: 'locked', by: ['host'] },
    knock: { from: ['shut', 'locked'], by: ['guest'] },
  },
  unless: (step, { hasKey }: { hasKey: boolean }) => (step === 'lock' && !hasKey ? 'no_key' : null),
});
const [withKey, without] = [{ hasKey: true }, { hasKey: false }];

describe('a state machine', () => {
  it('refuses a step that does not start here with the state', () => {
    expect(door.transitionError('open', 'locked', withKey)).toBe('locked');
    expect(door.transitionError('open', 'shut', withKey)).toBeNull();
  });

  it('refuses a step with what else stands against it, and with the state first', () => {
    expect(door.transitionError('lock', 'shut', without)).toBe('no_key');
    expect(door.transitionError('lock', 'shut', withKey)).toBeNull();
    expect(door.transitionError('lock', 'open', without)).toBe('open');
  });

  it('says which steps somebody may take', () => {
    expect(door.stepsOf('shut', 'guest', withKey)).toEqual(['open', 'knock']);
    expect(door.stepsOf('shut', 'host', withKey)).toEqual(['open', 'lock']);
    expect(door.stepsOf('shut', 'host', without)).toEqual(['open']);
    expect(door.stepsOf('shut', null, withKey)).toEqual([]);
  });

  it('says which states can follow, by somebody and by anybody', () => {
    expect(door.nextStates('shut', 'guest')).toEqual(['open']);
    expect(door.nextStates('shut')).toEqual(['open', 'locked']);
    expect(door.nextStates('locked')).toEqual([]);
  });
});

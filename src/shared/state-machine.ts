/** A step as data: from where, whose it is, and where it leads; without `to` the state stays as it is. */
export interface Step<State extends string, Actor extends string> {
  readonly from: readonly State[];
  readonly to?: State;
  readonly by: readonly Actor[];
}

interface Machine<State extends string, Steps, Facts, Reason> {
  /** In the order in which they are listed. */
  readonly states: readonly State[];
  readonly steps: Steps;
  /** What else stands against a step. */
  readonly unless?: (step: keyof Steps & string, facts: Facts) => Reason | null;
}

/**
 * Checks every change of a state: the server asks it under lock before it writes, pages ask it what to
 * offer. It is asked by who takes a step, from which state, and by what else is known.
 */
export function stateMachine<
  State extends string,
  const Steps extends Readonly<Record<string, Step<State, string>>>,
  Facts = void,
  Reason extends string = never,
>({ states, steps, unless }: Machine<State, Steps, Facts, Reason>) {
  type Name = keyof Steps & string;
  type Actor = Steps[Name]['by'][number];
  const names = Object.keys(steps) as Name[];
  const isStepOf = (name: Name, actor: Actor | null) =>
    actor !== null && (steps[name]?.by.includes(actor) ?? false);
  const startsAt = (name: Name, state: State) => steps[name]?.from.includes(state) ?? false;

  /** Why a step is refused: the state that it does not start from, or what else stands against it. */
  const transitionError = (name: Name, state: State, facts: Facts): State | Reason | null =>
    startsAt(name, state) ? (unless?.(name, facts) ?? null) : state;

  return {
    states,
    names,
    isStepOf,
    transitionError,
    /** The steps that this actor may take now. */
    stepsOf: (state: State, actor: Actor | null, facts: Facts) =>
      names.filter((name) => isStepOf(name, actor) && transitionError(name, state, facts) === null),
    /** The states that the steps of this actor lead to from here; without one, those of anybody. */
    nextStates(state: State, actor?: Actor): State[] {
      const taken = names.filter(
        (name) => startsAt(name, state) && (actor === undefined || isStepOf(name, actor)),
      );
      return states.filter((one) => one !== state && taken.some((name) => steps[name]?.to === one));
    },
  };
}

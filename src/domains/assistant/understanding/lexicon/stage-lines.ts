/** One material of a building stage. */
export interface StageLine {
  readonly type: string;
  /** How much a square metre of the house (or of what is named) takes, roughly, in `unit`. */
  readonly perSqm?: number;
  /** How many a house of any size takes… */
  readonly fixed?: number;
  /** …or each of its rooms. */
  readonly perRoom?: number;
  readonly unit: string;
  /** Could be left out. */
  readonly isExtra?: true;
}

/** type, amount per m² (or "=n" fixed, "*n" a room), unit; a "?" before the type makes it extra. */
export const lines = (text: string): StageLine[] =>
  text
    .trim()
    .split('\n')
    .map((line) => {
      const [name = '', amount = '', unit = 'piece'] = line.trim().split(/\s+/);
      const isExtra = name.startsWith('?');
      const value = Number(amount.replace(/^[=*]/, ''));
      return {
        type: name.replace('?', ''),
        ...(amount.startsWith('=')
          ? { fixed: value }
          : amount.startsWith('*')
            ? { perRoom: value }
            : { perSqm: value }),
        unit,
        ...(isExtra ? ({ isExtra: true } as const) : {}),
      };
    });

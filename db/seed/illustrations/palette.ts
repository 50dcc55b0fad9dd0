/**
 * Colours of the building site: laterite, concrete and one safety yellow, with the materials'
 * own colours beside them. Every drawing takes its fills from here so that all look alike.
 */
export const INK = '#3a2a24';
export const LATERITE = '#a5452b';
export const CONCRETE = '#b8b4ab';
export const YELLOW = '#f6b91d';

export const STEEL = '#98a4ac';
export const IRON = '#6f6a68';
export const GALVANISED = '#c2cace';
export const CHROME = '#d3dcdf';
export const BRASS = '#d8a743';
export const COPPER = '#cd7a45';
export const ALUMINIUM = '#ccd2d4';

export const TIMBER = '#d6a76c';
export const PINE = '#e7c68f';
export const MAHOGANY = '#97502f';
export const BARK = '#8a6c50';

export const SAND = '#e0bd86';
export const CREAM = '#f3e7cf';
export const WHITE = '#fbf7ef';
export const CERAMIC = '#f6f4ee';
export const BLACK = '#3d3835';
export const GLASS = '#b6dade';
export const SKY = '#d3e4e6';
export const LEAF = '#7f9a63';
export const CLAY = '#c66b42';
export const CARD = '#cfa06a';

export const BLUE = '#3f74a0';
export const GREEN = '#4d8a5a';
export const RED = '#c43d2f';
export const ORANGE = '#e5802f';

const HEX_COLOUR = /^#[0-9a-f]{6}$/;

/** True for a colour in the one form that drawings accept: `#rrggbb` in lower case. */
export function isHexColour(value: unknown): value is string {
  return typeof value === 'string' && HEX_COLOUR.test(value);
}

/** Blend of two `#rrggbb` colours; `share` of the second, from 0 to 1. */
export function mix(first: string, second: string, share: number): string {
  const channel = (offset: number): string => {
    const from = Number.parseInt(first.slice(offset, offset + 2), 16);
    const to = Number.parseInt(second.slice(offset, offset + 2), 16);
    return Math.round(from + (to - from) * share)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${channel(1)}${channel(3)}${channel(5)}`;
}

/** The colour as seen in warm light. */
export function lighten(colour: string, share = 0.3): string {
  return mix(colour, '#fff8ea', share);
}

/** The colour as seen in shade. */
export function darken(colour: string, share = 0.2): string {
  return mix(colour, '#2b1a15', share);
}

/** Perceived brightness from 0 (black) to 1 (white). */
export function luminance(colour: string): number {
  const channel = (offset: number): number =>
    Number.parseInt(colour.slice(offset, offset + 2), 16) / 255;
  return 0.299 * channel(1) + 0.587 * channel(3) + 0.114 * channel(5);
}

/** A label colour that stays legible on the given ground. */
export function labelOn(ground: string): string {
  return luminance(ground) > 0.58 ? INK : WHITE;
}

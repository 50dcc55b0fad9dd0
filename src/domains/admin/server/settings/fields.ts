import * as z from 'zod';
import type { Setting } from '../../../../platform/settings.ts';
import type { SettingField } from '../../settings-schema.ts';

interface Shape {
  readonly type?: string;
  readonly format?: string;
  readonly anyOf?: readonly Shape[];
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
}

/** Longer texts get more room. */
const lineLength = 120;

/** How a page draws a setting: its schema alone says so. */
export function fieldsOf({ schema }: Pick<Setting, 'schema'>): SettingField[] {
  const shape = z.toJSONSchema(schema, { io: 'input' }) as Shape;
  return shape.properties
    ? Object.entries(shape.properties).map(([name, part]) => fieldOf(name, part))
    : [fieldOf(null, shape)];
}

function fieldOf(name: string | null, shape: Shape): SettingField {
  const part = shape.anyOf?.find(({ type }) => type !== 'null') ?? shape;
  const { type, minimum, maximum, minLength, maxLength, minItems, maxItems } = part;
  const bounds = (least?: number, most?: number) => ({
    minimum: least ?? null,
    maximum: most ?? null,
  });
  if (type === 'integer' || type === 'number') {
    return { name, kind: type, ...bounds(minimum, maximum) };
  }
  if (type === 'array') return { name, kind: 'lines', ...bounds(minItems, maxItems) };
  if (part.format === 'date-time') return { name, kind: 'time', ...bounds() };
  const kind = (maxLength ?? 0) > lineLength ? 'long' : 'text';
  return { name, kind, ...bounds(minLength, maxLength) };
}

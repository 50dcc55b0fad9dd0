/** How a size is written, by the key of its attribute; other attributes are no sizes. */
export const sizeTexts: Readonly<Record<string, (value: string) => string>> = {
  ...Object.fromEntries(
    (
      [
        ['mm', 'diameterMm thicknessMm sizeMm widthMm lengthMm depthMm glassMm'],
        ['cm', 'sizeCm'],
        ['inch', 'sizeIn diameterIn thicknessIn widthIn'],
        ['ft', 'sizeFt lengthFt heightFt'],
        ['m', 'lengthM widthM sizeM'],
        ['mm²', 'areaMm2'],
        ['kg', 'bagKg packKg weightKg'],
        ['L', 'litres'],
        ['ml', 'ml'],
        ['W', 'watts'],
        ['A', 'amps'],
        ['', 'section meshRef'],
      ] as const
    ).flatMap(([unit, keys]) =>
      keys.split(' ').map((key) => [key, (value: string) => `${value} ${unit}`.trim()]),
    ),
  ),
  gauge: (value) => `Gauge ${value}`,
  polyGauge: (value) => `Gauge ${value}`,
};

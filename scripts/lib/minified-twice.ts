import { minify } from 'terser';
import { minify as first, type Plugin } from 'vite';

/**
 * The chunks of these names pass through terser too: a hundredth smaller, which is room for twenty
 * routes. All chunks would double the time of a build.
 */
export function minifiedTwice(names: readonly string[]): Plugin {
  return {
    name: 'minified-twice',
    applyToEnvironment: ({ name, config }) => name === 'client' && config.build.minify !== false,
    async renderChunk(code, { name, fileName }) {
      if (!names.includes(name)) return null;
      const once = await first(fileName, code, { module: true });
      const { code: twice } = await minify(once.code, {
        module: true,
        ecma: 2020,
        compress: { passes: 2 },
      });
      return { code: twice ?? once.code, map: null };
    },
  };
}

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Plugin } from 'vite';

const library = 'lucide-react';
const exportedFrom = /export \{([^}]*)\} from '\.\/icons\/([\w-]+)\.mjs'/g;
const imports = /import \{([^}]*)\} from ['"]lucide-react['"];?/g;

/**
 * Lets each icon be imported from its own file in place of the library's list of all. Through the
 * list every icon of the whole application counts as imported by whatever page imports one, and the
 * first page would bring them all.
 */
export function iconsOneByOne(): Plugin {
  let fileOf: ReadonlyMap<string, string> = new Map();
  return {
    name: 'icons-one-by-one',
    apply: 'build',
    enforce: 'post',
    applyToEnvironment: ({ name }) => name === 'client',
    buildStart() {
      fileOf = iconFiles();
    },
    transform(code) {
      if (!code.includes(library)) return null;
      return { code: code.replace(imports, (_, names) => fromFiles(names, fileOf)), map: null };
    },
  };
}

/** The file of each name that the library exports; several names may mean one file. */
export function iconFiles(): ReadonlyMap<string, string> {
  const home = path.dirname(createRequire(import.meta.url).resolve(`${library}/package.json`));
  const list = readFileSync(path.join(home, 'dist', 'esm', 'lucide-react.mjs'), 'utf8');
  const files = new Map<string, string>();
  for (const [, names = '', file = ''] of list.matchAll(exportedFrom)) {
    for (const [, name = ''] of names.matchAll(/default as (\w+)/g)) files.set(name, file);
  }
  return files;
}

function fromFiles(names: string, fileOf: ReadonlyMap<string, string>): string {
  const wanted = names.split(',').filter((entry) => entry.trim() !== '');
  return wanted
    .map((entry) => {
      const [name = '', alias = name] = entry.trim().split(/\s+as\s+/);
      const file = fileOf.get(name);
      if (!file) throw new Error(`${library} has no icon ${name}`);
      return `import ${alias} from '${library}/icons/${file}';`;
    })
    .join('');
}

import type { Plugin } from 'vite';

/** What yup imports of its CommonJS packages, by the names it uses. */
const packages: Readonly<Record<string, readonly string[]>> = {
  'property-expr': ['getter', 'forEach', 'split', 'normalizePath', 'join'],
  'tiny-case': ['camelCase', 'snakeCase'],
  toposort: [],
};

/**
 * Makes ES modules of the small CommonJS packages that yup is built on. Without it the bundler's runtime for CommonJS
 * becomes a file of its own, one more request for every page (docs/decisions/bundle.md).
 */
export function commonjsFacade(): Plugin {
  return {
    name: 'ap-commonjs-facade',
    transform(code, id) {
      const [, name = ''] = /node_modules\/([\w-]+)\/index\.js$/.exec(id) ?? [];
      const names = packages[name];
      if (!names) return undefined;
      const own = `const module = { exports: {} };\n(function (module, exports) {\n${code}\n})(module, module.exports);\n`;
      return `${own}export default module.exports;\nexport const { ${names.join(', ')} } = module.exports;\n`;
    },
  };
}

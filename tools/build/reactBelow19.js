/**
 * Lets a package written for React 19 run on React 18.3, which gives no `ref` to a function, and knows neither
 * `useEffectEvent` nor `inert`. Sources stay free of it, because our apps use React 19.
 *
 * @param {string} source the folder of the sources, which has `below-react-19`
 * @returns {import('rollup').Plugin}
 */
export function reactBelow19(source) {
  const own = `${source}/below-react-19`;
  const take = (name) => `import { ${name} } from '${own}/${name}.ts';`;
  return {
    name: 'ezwallet:react-below-19',
    transform(code, id) {
      if (!id.startsWith(source) || id.startsWith(own)) return null;
      const components = [];
      const taken = new Set();
      const changed = code
        .replace(/import \{([^}]*)\buseEffectEvent\b,?([^}]*)\} from (["'])react\3/, (_, before, after) => {
          taken.add('useEffectEvent');
          return `import {${before}${after}} from 'react'`;
        })
        .replace(/\binert: ([^,\n]+)/g, (_, value) => {
          taken.add('inertValue');
          return `inert: inertValue(${value})`;
        })
        .replace(/^export function ([A-Z]\w*)\(([^]*?)\) \{$/gm, (whole, name, props) => {
          // A component that names all its props, and none is a ref, passes none on.
          if (!/\.\.\.|\bref\b|^\w/.test(props)) return whole;
          taken.add('withRef');
          components.push(name);
          return `function ${name}(${props}) {`;
        });
      if (taken.size === 0) return null;
      const wrapped = components.map(
        (name) => `const ${name}$ = /* @__PURE__ */ withRef(${name});\nexport { ${name}$ as ${name} };`,
      );
      return { code: [[...taken].map(take).join(''), changed, ...wrapped].join('\n'), map: null };
    },
  };
}

import type { PluginOption } from 'vite';

interface Named {
  readonly name?: string;
}

/**
 * Leaves out named Vite plugins.
 * @throws when one of them is not there, since then its work is done in another place or under another name
 */
export async function leaveOut(names: readonly string[], plugins: PluginOption[] = []): Promise<PluginOption[]> {
  const all = await flatten(plugins);
  const missed = names.filter((name) => !all.some((plugin) => plugin.name === name));
  if (missed.length > 0) throw new Error(`Storybook has no Vite plugin ${missed.join(', ')} to leave out.`);
  return all.filter(({ name = '' }) => !names.includes(name)) as PluginOption[];
}

async function flatten(plugins: readonly unknown[]): Promise<Named[]> {
  const lists = await Promise.all(
    plugins.map(async (each) => {
      const plugin = await each;
      return Array.isArray(plugin) ? flatten(plugin) : [plugin as Named];
    }),
  );
  return lists.flat().filter(Boolean);
}

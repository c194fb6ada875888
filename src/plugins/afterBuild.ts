import type { Plugin, Props } from '@docusaurus/types';

type PostBuild = (props: Props) => Promise<void> | void;
/** Settles with the hook of its plugin. */
type Finish = { finished: Promise<void>; settle: (hook: ReturnType<PostBuild>) => void };

/**
 * The `postBuild` hook of a plugin for which other hooks wait: Docusaurus runs all at the same time. Spread the result
 * into the plugin. The promise is passed as the content of the plugin, because each plugin has its own module instances.
 */
export function awaitedPostBuild(hook: PostBuild): Pick<Plugin, 'loadContent' | 'postBuild'> {
  return {
    loadContent: () => {
      let settle: Finish['settle'] = () => undefined;
      const finished = new Promise<void>((resolve) => (settle = resolve));
      return Promise.resolve({ finished, settle } satisfies Finish);
    },
    postBuild({ content, ...props }) {
      const running = hook(props);
      (content as Finish).settle(running);
      return running;
    },
  };
}

/**
 * Waits until the hooks of other plugins have finished.
 * @param names of the plugins, of which some may be missing
 */
export async function afterPlugins(
  { plugins }: Pick<Props, 'plugins'>,
  names: readonly string[],
): Promise<void> {
  const awaited = plugins.filter(({ name }) => names.includes(name));
  await Promise.all(awaited.map(({ content }) => (content as Finish).finished));
}

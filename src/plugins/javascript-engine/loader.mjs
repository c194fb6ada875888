const ADDRESS = /=import\.meta\.url,/;

/**
 * Takes the address of the worker for that of the script.
 * @param {string} source the script of QuickJS
 * @throws Error if the script has changed
 */
export default function useWorkerAddress(source) {
  if (!ADDRESS.test(source))
    throw new Error(
      'QuickJS reads its address in another way: check src/plugins/javascript-engine.',
    );
  return source.replace(ADDRESS, '=self.location.href,');
}

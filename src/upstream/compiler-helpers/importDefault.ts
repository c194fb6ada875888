/** What TypeScript's compiler wraps around a module that may have no default export (tslib's `__importDefault`). */
export function __importDefault<Module extends { __esModule?: boolean }>(
  module: Module,
): Module | { default: Module } {
  return module.__esModule ? module : { default: module };
}

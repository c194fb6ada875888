/** The helper of tslib that TypeScript applies to a CommonJS module that may have no default export. */
export function __importDefault<Module extends { __esModule?: boolean }>(
  module: Module,
): Module | { default: Module } {
  return module.__esModule ? module : { default: module };
}

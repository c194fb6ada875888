/** Query parameter for a term to highlight; may be repeated. */
export const PARAMETER = '_highlight';

/** Replaces the tokenizer; it has nothing to do. */
export {};

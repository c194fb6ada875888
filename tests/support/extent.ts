/** Whether the tests try everything, as at night, and not a sample of it. */
export const isFull = process.env.TEST_EXTENT === 'full';

/** By day each fourth of what differs little: as telling as all, in a quarter of the time. */
export const sampleOf = <Item>(all: readonly Item[]) =>
  all.filter((_, at) => isFull || at % 4 === 0);

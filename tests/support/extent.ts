/** Whether the tests try everything, as at night, and not a sample of it. */
export const isFull = process.env.TEST_EXTENT === 'full';

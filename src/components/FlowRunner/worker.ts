import { answer } from './answer';
import type { Draft } from './draft';

self.addEventListener('message', ({ data, ports: [port] }: MessageEvent<Draft>) => {
  answer(data)
    .then((outcome) => port?.postMessage(outcome))
    .catch((error: unknown) => {
      console.warn('The run failed:', error);
      port?.postMessage({ status: 'missing' });
    });
});

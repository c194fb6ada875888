import { answer } from './answer';
import type { Draft } from './draft';

self.addEventListener('message', ({ data, ports: [port] }: MessageEvent<Draft>) => {
  void answer(data).then((outcome) => port?.postMessage(outcome));
});

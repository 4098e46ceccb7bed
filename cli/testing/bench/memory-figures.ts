import { hundredPages } from '../../../adapters/documents/testing/speed/hundred-pages.ts';
import { pagesOfSheets } from '../../../adapters/evaluation/testing/speed/pages-of-sheets.ts';
import { inTurns, send, upload } from '../../../adapters/http/testing/overload/send.ts';
import { processFigures, startProduct } from '../../../adapters/http/testing/overload/started-product.ts';
import { answerCost, measuredProduct, pageCall } from '../../../adapters/http/testing/rates/answer-cost.ts';
import type { FigureGroup } from './figure.ts';

const sampleMs = 200;

/** A server that has just started, and the most that it and its workers take under a load of every kind. */
export const memoryFigures: FigureGroup = {
  name: 'memory',
  figures: [
    { name: 'server, started', unit: 'MB', better: 'less' },
    { name: 'server, most under load', unit: 'MB', better: 'less' },
    { name: 'workers together, most under load', unit: 'MB', better: 'less' },
  ],
  async open() {
    const pdf = hundredPages();
    const text = Buffer.from(pagesOfSheets(10));
    const turn = async () => {
      const product = await startProduct();
      const before = processFigures(product.processId).serverMb;
      let server = 0;
      let workers = 0;
      const watch = setInterval(() => {
        const now = processFigures(product.processId);
        server = Math.max(server, now.serverMb);
        workers = Math.max(workers, now.workersMb);
      }, sampleMs);
      const analyse = (bytes: Uint8Array, name: string) => () =>
        send(`${product.url}/api/analyze-term-sheet`, { body: upload(bytes, name) });
      const documents = Array.from({ length: 24 }, (_, at) =>
        at % 8 === 0 ? analyse(pdf, 'offer.pdf') : analyse(text, 'offer.txt'),
      );
      await Promise.all([inTurns(documents, 4), answerCost(measuredProduct(product), pageCall, 2000)]);
      clearInterval(watch);
      await product.stop();
      return [before, server, workers];
    };
    return { turn, close: async () => {} };
  },
};

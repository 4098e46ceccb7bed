import { startProduct } from '../../../adapters/http/testing/overload/started-product.ts';
import {
  answerCost,
  carbonCall,
  measuredKoa,
  measuredProduct,
  pageCall,
} from '../../../adapters/http/testing/rates/answer-cost.ts';
import { runChild } from '../../../adapters/storage/testing/run-child.ts';
import type { FigureGroup } from './figure.ts';

const requests = 3000;
const bareKoa = new URL('../../../adapters/http/testing/rates/bare-koa.child.ts', import.meta.url);
const costShare = (of: string) => `${of}: bare Koa's processor time as a share of ours`;
const rateShare = (of: string) => `${of}: our rate as a share of bare Koa's`;

/** The built server beside bare Koa, each in a process of its own. */
export const httpFigures: FigureGroup = {
  name: 'http',
  figures: [
    { name: 'bare Koa', unit: 'µs of processor time', better: 'less' },
    { name: 'page', unit: 'µs of processor time', better: 'less' },
    { name: 'carbon call', unit: 'µs of processor time', better: 'less' },
    { name: costShare('page'), unit: '', better: 'more' },
    { name: costShare('carbon call'), unit: '', better: 'more' },
    { name: 'bare Koa, 20 connections', unit: 'a second', better: 'more' },
    { name: 'page, 20 connections', unit: 'a second', better: 'more' },
    { name: 'carbon call, 20 connections', unit: 'a second', better: 'more' },
    { name: rateShare('page'), unit: '', better: 'more' },
    { name: rateShare('carbon call'), unit: '', better: 'more' },
  ],
  async open() {
    const koaProcess = runChild(bareKoa);
    const product = await startProduct();
    const koa = measuredKoa(await koaProcess.firstLine);
    const ours = measuredProduct(product);
    const turn = async (amount: number) => {
      const bare = await answerCost(koa, pageCall, amount);
      const page = await answerCost(ours, pageCall, amount);
      const carbon = await answerCost(ours, carbonCall, amount);
      return [
        bare.microsecondsEach,
        page.microsecondsEach,
        carbon.microsecondsEach,
        bare.microsecondsEach / page.microsecondsEach,
        bare.microsecondsEach / carbon.microsecondsEach,
        bare.requestsPerSecond,
        page.requestsPerSecond,
        carbon.requestsPerSecond,
        page.requestsPerSecond / bare.requestsPerSecond,
        carbon.requestsPerSecond / bare.requestsPerSecond,
      ];
    };
    await turn(requests);
    return {
      turn: () => turn(requests),
      close: async () => {
        koaProcess.process.kill();
        await koaProcess.lines;
        await product.stop();
      },
    };
  },
};

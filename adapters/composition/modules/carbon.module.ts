import { bindService } from '../bind-service.ts';
import { ContainerModule } from '../container-library.ts';

/** The footprint needs no adapter: it is arithmetic. */
export const carbonModule = new ContainerModule((options) => {
  bindService(options, 'checkCarbonFootprint', async () => {
    const { checkCarbonFootprint } = await import('../../../core/carbon/check-carbon-footprint.ts');
    return checkCarbonFootprint;
  });
});

import { openServices } from '../../../composition/open-services.ts';

/**
 * The whole server, wired as it is served, in a process of its own. Arguments: its settings as JSON and the folder
 * it runs in. It writes its address to stdout and ends on SIGTERM.
 */
const [settings = '{}', workingDirectory = '.'] = process.argv.slice(2);
const services = openServices({ environment: JSON.parse(settings), workingDirectory });
const server = await (await services.get('startServer'))();
process.stdout.write(`${server.address}\n`);
process.once('SIGTERM', async () => {
  await server.close();
  await services.close();
});

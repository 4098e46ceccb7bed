// Exit 0 where the server of this container answers, 1 elsewhere.
const port = process.env.PORT ?? '3000';
const isAlive = await fetch(`http://127.0.0.1:${port}/api/health`, {
  signal: AbortSignal.timeout(2500),
}).then(
  (response) => response.ok,
  () => false,
);
process.exit(isAlive ? 0 : 1);

import { json, jsonOrForm, page, textOf } from './content.ts';
import { act, get, parameter, post } from './operation.ts';

const token = parameter(
  'token',
  { type: 'string' },
  { description: 'From the link of a mail', example: 'TOKEN' },
);

export const carbonPaths = {
  '/api/carbon-footprint': post({
    id: 'carbonFootprint',
    tag: 'carbon',
    summary: 'Estimate the monthly footprint of AI use',
    body: jsonOrForm('CarbonAnswers', {
      frequency: 'daily',
      useCase: 'text',
      access: 'browser',
      teamSize: 'small',
      hosting: 'unknown',
    }),
    answer: { description: 'The estimate with its evidence', content: json('CarbonCheck') },
  }),
};

export const mailingPaths = {
  '/api/contact': post({
    id: 'signUp',
    tag: 'mailing',
    summary: 'Join the mailing list',
    description: 'Sending the same address again changes nothing and sends no second mail: a repeat is safe.',
    body: jsonOrForm('SignUp', { email: 'ada@example.com' }),
    answer: { description: 'The same for a new address and a known one', content: json('SignUpAnswer') },
    redirect: 'Back to the page of the form, where a browser sent it by itself',
  }),
  '/api/unsubscribe': {
    ...get({
      id: 'askBeforeUnsubscribing',
      tag: 'mailing',
      summary: 'Ask before leaving the mailing list',
      parameters: [token],
      answer: { description: 'A page', content: page },
      isForPeople: true,
      failures: [503],
    }),
    ...act({
      id: 'unsubscribe',
      tag: 'mailing',
      summary: 'Leave the mailing list: RFC 8058 one-click, or the form of the page',
      parameters: [token],
      answer: { description: 'A page', content: page },
      isForPeople: true,
    }),
  },
  '/api/confirm': {
    ...get({
      id: 'askBeforeJoining',
      tag: 'mailing',
      summary: 'Ask before joining the mailing list',
      parameters: [token],
      answer: { description: 'A page', content: page },
      isForPeople: true,
      failures: [410, 503],
    }),
    ...act({
      id: 'confirmSignUp',
      tag: 'mailing',
      summary: 'Put the address of a sign-up on the mailing list',
      parameters: [token],
      answer: { description: 'A page', content: page },
      isForPeople: true,
      failures: [410],
    }),
  },
};

export const operationsPaths = {
  '/api/engine': get({
    id: 'engine',
    tag: 'operations',
    summary: 'Which engine answers, and whom texts are sent to',
    answer: { description: 'The engine', content: json('Engine') },
  }),
  '/api/health': get(
    {
      id: 'health',
      tag: 'operations',
      summary: 'Whether this process answers',
      answer: { description: 'It does', content: json('Status') },
    },
    { isLimited: false },
  ),
  '/api/ready': get({
    id: 'ready',
    tag: 'operations',
    summary: 'Whether what the server depends on answers as well',
    answer: { description: 'It does', content: json('Readiness') },
    failures: [503],
  }),
  '/api/openapi.json': get({
    id: 'openApi',
    tag: 'operations',
    summary: 'This document',
    answer: { description: 'OpenAPI 3.1', content: { 'application/json': { schema: { type: 'object' } } } },
    isTagged: true,
  }),
  '/metrics': get({
    id: 'metrics',
    tag: 'operations',
    summary: 'Metrics',
    description:
      'For who knows the token, else for this machine alone. Not here where they have a port of their own.',
    answer: { description: 'Prometheus text', content: textOf('text/plain', 'Prometheus text') },
    failures: [403, 404],
  }),
};

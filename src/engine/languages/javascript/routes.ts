/** Routes of Express, Hono, Fastify, Koa's router and Nest. */
import { type RouteRules, verbMethods } from '../routes.ts';

const capitalised = (word: string): string => word[0]!.toUpperCase() + word.slice(1);

export const ROUTES: RouteRules = {
  methods: { ...verbMethods((verb) => verb), del: 'DELETE', all: '' },
  functions: {},
  decorators: { ...verbMethods(capitalised), All: '' },
  classPrefixes: ['Controller'],
  verbs: null,
  routers: ['app', 'router', 'routes', 'route', 'fastify', 'server'],
  makers: ['express', 'Router', 'Hono', 'OpenAPIHono', 'Fastify', 'fastify', 'KoaRouter', 'polka', 'restify'],
  types: ['Application', 'Express', 'Router', 'Hono', 'FastifyInstance'],
  groups: ['basePath', 'group'],
  chains: ['route'],
  mounts: ['use', 'route', 'register'],
  prefixKeys: { prefix: 'adds' },
};

/** Routes of Flask, FastAPI, Starlette and Django. */
import { type RouteRules, verbMethods } from '../routes.ts';

export const ROUTES: RouteRules = {
  methods: { add_url_rule: '', add_api_route: '' },
  functions: { path: 'django.urls', re_path: 'django.urls', url: 'django.conf.urls' },
  decorators: { ...verbMethods((verb) => verb), route: '', api_route: '', websocket: 'WS' },
  classPrefixes: [],
  verbs: { key: 'methods', otherwise: 'GET' },
  routers: ['app', 'router', 'api', 'bp', 'blueprint'],
  makers: ['Flask', 'Blueprint', 'FastAPI', 'APIRouter', 'Starlette', 'Quart'],
  types: ['Flask', 'Blueprint', 'FastAPI', 'APIRouter'],
  groups: [],
  chains: [],
  mounts: ['register_blueprint', 'include_router', 'mount', 'include'],
  prefixKeys: { url_prefix: 'replaces', prefix: 'adds' },
};

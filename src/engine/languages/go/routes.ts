/** Routes of net/http, Gin, Echo and Chi. */
import { type RouteRules, verbMethods } from '../routes.ts';

const capitalised = (word: string): string => word[0]!.toUpperCase() + word.slice(1);

export const ROUTES: RouteRules = {
  methods: {
    ...verbMethods((verb) => verb.toUpperCase()),
    ...verbMethods(capitalised),
    Any: '',
    HandleFunc: '',
    Handle: '',
    'http.HandleFunc': '',
    'http.Handle': '',
  },
  functions: {},
  decorators: {},
  classPrefixes: [],
  verbs: null,
  routers: ['app', 'router', 'routes', 'mux', 'engine', 'group', 'r', 'e', 'g'],
  makers: ['Default', 'NewRouter', 'NewMux', 'NewServeMux'],
  types: [
    'gin.Engine',
    'gin.RouterGroup',
    'gin.IRouter',
    'gin.IRoutes',
    'echo.Echo',
    'echo.Group',
    'chi.Router',
    'chi.Mux',
    'http.ServeMux',
    'mux.Router',
  ],
  groups: ['Group', 'Route', 'With'],
  chains: [],
  mounts: ['Mount'],
  prefixKeys: {},
};

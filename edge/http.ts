/** The only file that names the HTTP framework. */
import { Hono } from 'hono';

export type Routes = Hono;

export const createRoutes = (): Routes => new Hono();

/** How every runtime and test talks to the endpoint. */
export type Fetch = (request: Request) => Response | Promise<Response>;

/** Style sheets are taken by the bundler for their effect. */
declare module '*.css';

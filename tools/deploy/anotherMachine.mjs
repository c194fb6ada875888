import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

/**
 * A module to preload (`node --import`): the clock is a year ahead, and folders list their files in reverse order, as on
 * another machine at another time.
 */
const YEAR = 365 * 24 * 60 * 60 * 1000;

const { now } = Date;
Date.now = () => now() + YEAR;
globalThis.Date = new Proxy(Date, {
  apply: (Clock) => new Clock(Clock.now()).toString(),
  construct: (Clock, parts, type) =>
    Reflect.construct(Clock, parts.length > 0 ? parts : [Clock.now()], type),
});

const { readdir, readdirSync } = fs;
const { readdir: readdirLater } = fs.promises;
fs.readdirSync = (...options) => readdirSync(...options).reverse();
fs.promises.readdir = async (...options) => (await readdirLater(...options)).reverse();
fs.readdir = (...options) => {
  const done = options.pop();
  readdir(...options, (error, files) => done(error, files?.reverse()));
};
syncBuiltinESMExports();

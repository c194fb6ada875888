import type Moment from 'moment';
import { refuse, reject } from '../problems';
import { read, write } from '../paths';
import type { Json } from '../types';
import { listOf, type Run } from '../rule';

const ACTIONS = ['add', 'subtract', 'startOf'];
const UNITS = ['milliseconds', 'seconds', 'minutes', 'hours', 'days', 'weeks', 'months', 'years'];
const ISO = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(Z|[+-]\d{2}:?\d{2})?)?$/;
/** A format of the three documented tokens. */
const FORMAT = /^(?:YYYY|MM|DD|[^A-Za-z[\]])+$/;
/** Time zones in which a result must be the same, in hours: the one of the server is not documented. */
const ZONES = [-11, 0, 11];

/** The result of one map in a time zone. */
function dateIn(moment: typeof Moment, zone: number, source: string, map: Json): string {
  const { action, amount, amountType } = map.manipulate as Json;
  const isLocal = !ISO.exec(source)?.[1];
  const date = moment.utc(source).utcOffset(zone, isLocal);
  const unit = amountType as 'months';
  if (action === 'startOf') return date.startOf(unit).format(String(map.format));
  const day = date.date();
  date[action as 'add' | 'subtract'](Number(amount), unit);
  if (['months', 'years'].includes(unit) && date.date() !== day)
    refuse('what the step returns for one month after January 31');
  return date.format(String(map.format));
}

/** @throws RunEnd */
function checkMap({ manipulate, format }: Json): void {
  const { action, amount, amountType } = (manipulate ?? {}) as Json;
  if (!ACTIONS.includes(String(action)))
    reject(`"action" must be add, subtract, or startOf, not ${String(action)}.`);
  if (!UNITS.includes(String(amountType)))
    reject(`"amountType" must be one of ${UNITS.join(', ')}.`);
  if (action !== 'startOf' && !Number.isInteger(amount)) reject('"amount" must be an integer.');
  if (typeof format !== 'string' || !FORMAT.test(format))
    refuse(`which parts Format accepts besides YYYY, MM, and DD (${JSON.stringify(format)})`);
}

export const date: Run = async (step, flow) => {
  const { default: moment } = await flow.meter.loading(import('moment'));
  for (const map of listOf(step, 'maps')) {
    checkMap(map);
    const source = read(flow.doc, map.sourcePath);
    if (typeof source !== 'string' || !ISO.test(source))
      refuse(`how the step reads a date that is not in ISO 8601 (${JSON.stringify(source)})`);
    const results = ZONES.map((zone) => dateIn(moment, zone, source, map));
    if (new Set(results).size > 1)
      refuse(`the time zone in which the step calculates; the result is ${results.join(', ')}`);
    write(flow.doc, map.targetPath, results[0], map.append);
  }
};

/** The latest and, negative, the earliest time of JavaScript, in milliseconds from 1970: file systems have times beyond. */
const LATEST = 8.64e15;

/** A time of a file in milliseconds since 1970, or the nearest that can be written as a date. */
export const dated = (time: number): number => Math.min(LATEST, Math.max(-LATEST, time));

/** Whether a time of a file can be written as a date. */
export const isDated = (time: number): boolean => dated(time) === time;

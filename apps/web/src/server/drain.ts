/** Seconds after which whoever runs a server would rather have it killed. */
const MOST = 300;

/**
 * Milliseconds for which a server still answers after it was told to end: VITRINE_DRAIN, in seconds, 0 without it. Throws an Error
 * to print where that is no such number.
 */
export function drainOf({ VITRINE_DRAIN: seconds }: Readonly<Record<string, string | undefined>>): number {
	if (!seconds) return 0;
	if (/^\d+(\.\d+)?$/.test(seconds) && Number(seconds) <= MOST) return Number(seconds) * 1000;
	throw new Error(`VITRINE_DRAIN must be a number of seconds from 0 to ${MOST}, not ${JSON.stringify(seconds)}.`);
}

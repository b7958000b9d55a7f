const ISO = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)\s*(Z|[+-]\d{2}(?::?\d{2})?)?)?$/i;

/** The format of hubs, or only a day; days that not every month has are checked separately. */
const USUAL = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|1\d|2[0-8])(?:T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d{1,3})?Z)?$/;

/**
 * The date as ISO 8601, or undefined if the text is no date. A day stays a day. A time is given in UTC, and one without a
 * zone is read as UTC, so that the result is the same on every machine.
 */
export function isoDate(text: string): string | undefined {
	if (USUAL.test(text)) return text;
	const [whole, day, time, zone] = ISO.exec(text.trim()) ?? [];
	if (whole === undefined || day === undefined || !isDay(day)) return undefined;
	if (time === undefined) return day;
	if (/^z$/i.test(zone ?? "z")) return valid(`${day}T${time}Z`);
	const moment = valid(`${day}T${time}${fullZone(zone ?? "Z")}`);
	return moment === undefined ? undefined : new Date(moment).toISOString();
}

function valid(moment: string): string | undefined {
	return Number.isNaN(Date.parse(moment)) ? undefined : moment;
}

/** Whether the calendar has the day: `Date.parse` moves 30 February into March. */
function isDay(day: string): boolean {
	const [year, month, date] = [Number(day.slice(0, 4)), Number(day.slice(5, 7)), Number(day.slice(8, 10))];
	const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
	return date >= 1 && date <= (month === 2 && isLeap ? 29 : (DAYS[month - 1] ?? 0));
}

const DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** `+02` and `+0200` as `+02:00`, the one form that every `Date.parse` reads. */
function fullZone(zone: string): string {
	const digits = zone.slice(1).replace(":", "").padEnd(4, "0");
	return `${zone[0]}${digits.slice(0, 2)}:${digits.slice(2)}`;
}

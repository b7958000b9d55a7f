const ISO = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)\s*(Z|[+-]\d{2}(?::?\d{2})?)?)?$/i;

/**
 * The date as ISO 8601, or undefined when the text is none. A day stays a day; a time is given in UTC, and one
 * without a zone is read as UTC, so that the answer is the same on every machine.
 */
export function isoDate(text: string): string | undefined {
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

/** Whether the calendar has the day: `Date.parse` alone moves 30 February into March. */
function isDay(day: string): boolean {
	const moment = Date.parse(day);
	return !Number.isNaN(moment) && new Date(moment).toISOString().startsWith(day);
}

/** `+02` and `+0200` as `+02:00`, the only form that `Date.parse` must understand. */
function fullZone(zone: string): string {
	const digits = zone.slice(1).replace(":", "").padEnd(4, "0");
	return `${zone[0]}${digits.slice(0, 2)}:${digits.slice(2)}`;
}

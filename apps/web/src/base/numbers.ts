/** Shown for an unknown figure. A known zero is 0. */
export const UNKNOWN = "–";

/** `2,527`. */
export function exact(value: number): string {
	return EXACT.format(value);
}

/** A count to three digits: `713`, `4.9 k`, `1.2 M`, `8.0 B`. */
export function compact(value: number): string {
	return scaled(value, ["", "k", "M", "B", "T"]);
}

/** A size to three digits, decimal: `942 MB`, `14.5 GB`. */
export function size(bytes: number): string {
	return scaled(bytes, ["B", "kB", "MB", "GB", "TB", "PB"]);
}

/** A part of a whole as a place in a chart: `12.50%`. */
export const percent = (part: number): string => `${(part * 100).toFixed(2)}%`;

/** The time from a moment to `now`: `today`, `3 d ago`, `11 mo ago`, `2 y ago`. */
export function ago(moment: Date, now: Date): string {
	const days = Math.floor((now.getTime() - moment.getTime()) / DAY);
	if (days < 1) return "today";
	if (days < 31) return `${days} d ago`;
	const months = Math.floor(days / 30.44);
	return months < 12 ? `${Math.max(months, 1)} mo ago` : `${Math.floor(days / 365.25) || 1} y ago`;
}

/** `20 Nov 2026`. */
export function day(moment: Date): string {
	return DAY_NAME.format(moment);
}

/** `August 2026` from `2026-08`; anything else is returned unchanged. */
export function month(date: string): string {
	const found = /^(\d{4})-(\d{2})$/.exec(date);
	if (found === null) return date;
	const moment = new Date(Date.UTC(Number(found[1]), Number(found[2]) - 1, 1));
	return MONTH_NAME.format(moment);
}

const DAY = 86_400_000;

// Created once: creating a formatter takes longer than a hundred uses of it.
const EXACT = new Intl.NumberFormat("en-GB", { maximumFractionDigits: 20 });
const DAY_NAME = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short", year: "numeric", timeZone: "UTC" });
const MONTH_NAME = new Intl.DateTimeFormat("en-GB", { month: "long", year: "numeric", timeZone: "UTC" });

/** Of the largest unit, from where a figure is not written in full. */
const MOST = 1_000_000;

function scaled(value: number, units: readonly string[]): string {
	let unit = 0;
	let rest = value;
	while (unit < units.length - 1 && Number(digits(rest, unit)) >= 1000) {
		rest /= 1000;
		unit += 1;
	}
	// More than there can be: what a record states may have 300 digits.
	const text = rest >= MOST ? `> ${exact(MOST - 1)}` : digits(rest, unit);
	return `${text} ${units[unit]}`.trimEnd();
}

/** One decimal below a hundred of a unit, none above, none for plain counts. */
function digits(value: number, unit: number): string {
	const rounded = value.toFixed(1);
	return unit === 0 || Number(rounded) >= 100 ? value.toFixed(0) : rounded;
}

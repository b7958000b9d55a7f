import type { ReactElement } from "react";
import { ago, compact, day, exact, size, UNKNOWN } from "../../base/numbers.ts";

/** A count in three digits, the exact one in its title; a dash when nobody knows. */
export function Count({ value }: { readonly value: number | undefined }): ReactElement {
	return value === undefined ? (
		<Unknown />
	) : (
		<data value={value} title={exact(value)}>
			{compact(value)}
		</data>
	);
}

/** A size in bytes, the exact one in its title. */
export function Size({ bytes }: { readonly bytes: number | undefined }): ReactElement {
	if (bytes === undefined) return <Unknown />;
	return (
		<data value={bytes} title={`${exact(bytes)} bytes`}>
			{size(bytes)}
		</data>
	);
}

/** How long ago, the day in its title. `when` is ISO 8601. */
export function Ago({ when, now }: { readonly when: string | undefined; readonly now: Date }): ReactElement {
	const moment = new Date(when ?? Number.NaN);
	if (Number.isNaN(moment.getTime())) return <Unknown />;
	return (
		<time dateTime={moment.toISOString()} title={day(moment)}>
			{ago(moment, now)}
		</time>
	);
}

/** The dash that stands for what is not known. */
export function Unknown(): ReactElement {
	return (
		<>
			<span aria-hidden="true">{UNKNOWN}</span>
			<span className="hidden">unknown</span>
		</>
	);
}

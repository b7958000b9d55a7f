import type { ReactElement } from "react";
import { ago, compact, day, exact, size, UNKNOWN } from "../../base/numbers.ts";

/** A count to three digits, with the exact count in its title; a dash if unknown. */
export function Count({ value }: { readonly value: number | undefined }): ReactElement {
	return value === undefined ? <Unknown /> : <span title={exact(value)}>{compact(value)}</span>;
}

/** A size to three digits, with the exact number of bytes in its title. */
export function Size({ bytes }: { readonly bytes: number | undefined }): ReactElement {
	if (bytes === undefined) return <Unknown />;
	return <span title={`${exact(bytes)} bytes`}>{size(bytes)}</span>;
}

/** The time since `when` (ISO 8601), with the day in its title. */
export function Ago({ when, now }: { readonly when: string | undefined; readonly now: Date }): ReactElement {
	const moment = new Date(when ?? Number.NaN);
	if (Number.isNaN(moment.getTime())) return <Unknown />;
	return (
		<time dateTime={moment.toISOString()} title={day(moment)}>
			{ago(moment, now)}
		</time>
	);
}

/** The dash shown for an unknown value. */
export function Unknown(): ReactElement {
	return (
		<>
			<span aria-hidden="true">{UNKNOWN}</span>
			<span className="hidden">unknown</span>
		</>
	);
}

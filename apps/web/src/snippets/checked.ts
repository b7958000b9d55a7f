import type { Way } from "@vitrine/catalogue";
import { type CheckedHere, reasonOf, type Report, type Standing, wayStanding } from "@vitrine/verify";
import type { Checked } from "./shapes.ts";

/** What the report states about a snippet, and what a check of its model found here. */
export type Check = (report: Report, outcome?: CheckedHere) => Checked;

/** Of a snippet of a way, by the shape of its code, which is computed only when it is read. */
export const checkOf =
	(way: Way, code: { readonly shape: string }): Check =>
	(report, outcome) =>
		checkedBy(wayStanding(report, way, code, outcome));

/** The fields of a standing. */
export function checkedBy(standing: Standing | undefined): Checked {
	if (standing === undefined) return { level: null };
	const { level, date, tools, here } = standing;
	const reason = reasonOf(standing);
	return {
		level,
		checked: { date, tools },
		...(reason !== undefined && { levelReason: reason }),
		...(here && { here }),
	};
}

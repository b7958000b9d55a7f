import { reasonOf, type Report, type Standing } from "@vitrine/verify";
import type { Checked } from "./shapes.ts";

/** What the report states about a snippet. */
export type Check = (report: Report) => Checked;

/** Of a snippet by the shape of its code, which is computed only when it is asked for. */
export const checkOf =
	(code: { readonly shape: string }): Check =>
	(report) =>
		checkedBy(report.levelOf(code.shape));

/** The fields of a standing. */
export function checkedBy(standing: Standing | undefined): Checked {
	if (standing === undefined) return { level: null };
	const { level, date, tools } = standing;
	const reason = reasonOf(standing);
	return { level, checked: { date, tools }, ...(reason !== undefined && { levelReason: reason }) };
}

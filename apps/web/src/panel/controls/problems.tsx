import type { ReactElement } from "react";
import type { PanelField } from "../state/state.ts";
import type { Problem } from "../shapes/view.ts";
import type { Controls } from "./controls.tsx";
import { Isolated } from "../../ui/text/Isolated.tsx";

interface FieldProblemsProps {
	readonly fields: readonly PanelField[];
	readonly controls: Pick<Controls, "idOf"> & { readonly view: { readonly problems: readonly Problem[] } };
}

/** The problems of some fields, shown beside them. */
export function FieldProblems({ fields, controls: { idOf, view } }: FieldProblemsProps): ReactElement | null {
	const own = view.problems.filter(({ field }) => fields.includes(field));
	if (own.length === 0) return null;
	return (
		<>
			{own.map(({ field, message }) => (
				<p key={field + message} className="problem" id={idOf(problemId(field))} role="alert">
					<Isolated text={message} />
				</p>
			))}
		</>
	);
}

/** The attributes that mark a control as invalid; none if it is valid. */
export function wrongness(
	field: PanelField,
	{ view: { problems }, idOf }: FieldProblemsProps["controls"],
): { "aria-invalid"?: true; "aria-describedby"?: string } {
	if (!problems.some((problem) => problem.field === field)) return {};
	return { "aria-invalid": true, "aria-describedby": idOf(problemId(field)) };
}

function problemId(field: PanelField): string {
	return `problem-${field}`;
}

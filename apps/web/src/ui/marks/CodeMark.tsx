import type { Reached } from "@vitrine/verify";
import type { ReactElement } from "react";
import { Unknown } from "./Numbers.tsx";
import { Pips } from "./Proof.tsx";

export interface CodeMarkProps {
	/** The check level of a model's default code, and what it means; undefined if there is no code. */
	readonly code: { readonly level?: Reached; readonly text: string } | undefined;
}

/** A check level as three bars, with its name for screen readers and its meaning as a title. */
export function CodeMark({ code }: CodeMarkProps): ReactElement {
	if (code === undefined) return <Unknown />;
	return (
		<span className="code-mark" title={code.text}>
			<Pips level={code.level} />
			<span className="hidden">{code.level ?? "not checked yet"}</span>
		</span>
	);
}

import { suspectsIn } from "@vitrine/code";
import type { ReactElement } from "react";
import { Icon } from "./Icon.tsx";

const MEANING = "This name contains characters that look like others, are invisible or reorder text";

/** A mark beside a name with characters that may deceive its readers; nothing beside any other. */
export function Suspect({ name }: { readonly name: string }): ReactElement | null {
	if (suspectsIn(name, "name", 1).length === 0) return null;
	return (
		<span className="suspect" title={MEANING}>
			<Icon name="warning" size={12} />
			<span className="hidden">{MEANING}</span>
		</span>
	);
}

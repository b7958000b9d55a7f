import type { ReactElement } from "react";
import { ACCESS, type AccessKind } from "../../../facts/access.ts";
import { Icon } from "../../../ui/marks/Icon.tsx";

/** A warning that the files of a model are private or disabled. */
export function Closed({ access }: { readonly access: AccessKind }): ReactElement | null {
	if (access !== "private" && access !== "disabled") return null;
	return (
		<p className="gate closed">
			<Icon name={access === "private" ? "lock" : "warning"} />
			<span>
				<b>{access === "private" ? "Private." : "Disabled."}</b> {ACCESS[access].meaning}
			</span>
		</p>
	);
}

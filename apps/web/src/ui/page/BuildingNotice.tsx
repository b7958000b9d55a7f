import type { ReactElement } from "react";
import { builtSoFar } from "../../base/building.ts";
import { Notice } from "../text/Notice.tsx";
import { usePage } from "./page.ts";

/** What pages lack while the index is built, and how far that is. */
export function BuildingNotice(): ReactElement | null {
	const { building } = usePage();
	if (building === undefined) return null;
	return (
		<Notice>
			{builtSoFar(building)} Until then, models can be opened by their address; lists, searches, counts and related
			models are missing.
		</Notice>
	);
}

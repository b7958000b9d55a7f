import { languageName } from "@vitrine/model";
import type { ReactElement } from "react";
import { firstWithin } from "../../../base/firstWithin.ts";
import { exact } from "../../../base/numbers.ts";
import { Isolated } from "../../../ui/text/Isolated.tsx";

/** More languages than this are folded. */
const OPEN = 12;

/** Languages that are listed, and their characters in all. */
const [MOST, LONGEST] = [1_000, 20_000];

/** The languages of a model by their names. */
export function Languages({ codes }: { readonly codes: readonly string[] }): ReactElement {
	const shown = firstWithin(codes, ({ length }) => length, { count: MOST, length: LONGEST });
	const more = codes.length > shown.length ? ` and ${exact(codes.length - shown.length)} more` : "";
	const names = (
		<p>
			<Isolated text={shown.map((code) => languageName(code) ?? code).join(", ")} />
			{more}
		</p>
	);
	if (codes.length <= OPEN) return names;
	return (
		<details>
			<summary>{exact(codes.length)} languages</summary>
			{names}
		</details>
	);
}
